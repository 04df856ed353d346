import { spawn } from 'node:child_process'

/** A signal ended what was running; whoever catches it cleans up and hands it to `report`. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`interrupted by ${signal}`)
    this.signal = signal
  }
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const grace = 10_000

/**
 * Runs a program to its end. A signal that reaches us goes on to the program and everything it started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, started?: (pid: number) => void }} [options]
 *   quiet: keep the output, for the caller to show if the program fails
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { cwd, env, quiet = false, started } = {}) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that a signal can be sent to grandchildren too. Windows has no such groups.
    const grouped = process.platform !== 'win32'
    const output = quiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd, env, detached: grouped, stdio: ['ignore', output, output] })
    if (child.pid) started?.(child.pid)

    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (text += chunk))
    child.stderr?.setEncoding('utf8').on('data', (chunk) => (text += chunk))

    /** @param {NodeJS.Signals} signal */
    const send = (signal) => {
      try {
        if (grouped && child.pid) process.kill(-child.pid, signal)
        else child.kill(signal)
      } catch {
        // Already gone.
      }
    }
    /** @type {NodeJS.Signals | undefined} */
    let interruption
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      interruption = signal
      send(signal)
      setTimeout(send, grace, 'SIGKILL').unref()
    }
    for (const signal of signals) process.on(signal, passOn)

    /** @param {() => void} settle */
    const end = (settle) => {
      for (const signal of signals) process.off(signal, passOn)
      settle()
    }
    child.once('error', (error) => end(() => reject(error)))
    child.once('close', (code) => {
      if (interruption) send('SIGKILL')
      end(() =>
        interruption ? reject(new Interrupted(interruption)) : resolve({ ok: code === 0, output: text }),
      )
    })
  })
}

/**
 * The end of a script that failed: dies of the same signal if there was one, so that the caller can tell.
 * @param {unknown} error
 */
export function report(error) {
  if (error instanceof Interrupted) process.kill(process.pid, error.signal)
  else console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
}

/** A failure whose message says all there is to say; its stack would not help. */
export class Failure extends Error {}
