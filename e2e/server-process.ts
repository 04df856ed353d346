import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../packages/server/dist/main.mjs', import.meta.url))

export const ADMIN = { email: 'chefe@cidade.test', password: 'a senha do chefe' }

/** A folder of its own, gone when the returned function is called. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'paco-servidor-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

export interface Server {
  url: string
  process: ChildProcess
  output: () => string
  /** Answers the exit code, or the signal it died of. */
  stop: (signal: NodeJS.Signals) => Promise<number | string>
}

function run(env: Record<string, string>, args: string[], program = MAIN) {
  const { DATABASE_URL: _, DATA_DIR: __, ...rest } = process.env
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    // With the departments of the first city; `CIDADE: ''` begins without any.
    CIDADE: '3518404',
  }
  // The database's engine soon ends with it: optimising that takes longer than what is asked of it.
  const child = spawn(process.execPath, ['--liftoff-only', program, ...args], {
    env: { ...rest, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  return { child, ended: once(child, 'close'), output: () => text }
}

/** Starts the built server, or another program that becomes it, and waits until it listens. */
export async function startServer(
  env: Record<string, string>,
  args: string[] = [],
  program?: string,
): Promise<Server> {
  const { child, ended, output } = run(env, args, program)
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, url] = /no ar em (http:[^\s"]+)/.exec(output()) ?? []
      if (url) resolve(url)
    })
    ended.then(() => reject(new Error(`The server ended: ${output()}`)))
  })
  const url = await listening
  return {
    url,
    process: child,
    output,
    stop: async (signal) => {
      child.kill(signal)
      const [code, died] = await ended
      return code ?? died
    },
  }
}

/** Runs the built program to its end: a command, or a start that is expected to fail. */
export async function runToEnd(
  env: Record<string, string>,
  args: string[] = [],
  program?: string,
): Promise<{ code: number; output: string }> {
  const { ended, output } = run(env, args, program)
  const [code] = await ended
  return { code, output: output() }
}

/** Calls a server as a program would. */
export async function call(server: Server, method: string, path: string, body?: object, token?: string) {
  const reply = await fetch(server.url + path, {
    method,
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, headers: reply.headers, body: await reply.json() }
}

/**
 * Sends the head of a POST and waits until the server asks for the rest: from then on it has begun, for certain.
 * `finish` sends the body and answers the status.
 */
export async function beginCall(server: Server, path: string, body: object) {
  const text = JSON.stringify(body)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    Expect: '100-continue',
  }
  const sent = request(server.url + path, { method: 'POST', headers, agent: false })
  const answered = once(sent, 'response')
  sent.flushHeaders()
  await once(sent, 'continue')
  return {
    finish: async (): Promise<number> => {
      sent.end(text)
      const [reply] = await answered
      reply.resume()
      return reply.statusCode
    },
  }
}

/** Whether new connections are still taken. */
export async function isListening(server: Server): Promise<boolean> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const listening = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return listening
}

export const loginAt = async (server: Server): Promise<string> =>
  (await call(server, 'POST', '/api/login', ADMIN)).body.Token
