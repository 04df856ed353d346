import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { serverMain } from './prepare.mjs'
import { Failure } from './run.mjs'
import { root } from './stamps.mjs'

// Filling the demo city takes longer than most journeys: it is made once for each server that was built and each day, kept
// in .cache/demo, and copied from there.

const kept = join(root, '.cache/demo')

/** What the demo city is made from: the server as it was built, the engine, and the day that it is about. */
function nameOfDemo() {
  const dist = dirname(serverMain)
  const hash = createHash('sha256').update(process.version)
  hash.update(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format())
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const name of readdirSync(dist).sort()) hash.update(`${name}\0`).update(readFileSync(join(dist, name)))
  return hash.digest('hex').slice(0, 16)
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Has the built server fill a folder, and ends it; a signal that ends us ends it too.
 * @param {string} folder
 */
async function fill(folder) {
  const env = { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' }
  const server = spawn(process.execPath, [serverMain, '--demo'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const interrupt = () => {
    server.kill('SIGKILL')
    process.exit(1)
  }
  for (const signal of signals) process.on(signal, interrupt)
  server.stdout.setEncoding('utf8').on('data', (text) => {
    if (text.includes('no ar em')) server.kill()
  })
  const [code] = await once(server, 'close')
  for (const signal of signals) process.off(signal, interrupt)
  if (code !== 0) throw new Failure('A cidade de demonstração não pôde ser preparada.')
}

/**
 * The demo city as it is today, in a folder that does not exist yet.
 * @param {string} folder
 */
export async function copyDemo(folder) {
  const name = nameOfDemo()
  const made = join(kept, name)
  if (!existsSync(made)) {
    const draft = `${made}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    await fill(draft)
    // Whoever ran at the same time may have been first; both are alike.
    if (existsSync(made)) rmSync(draft, { recursive: true })
    else renameSync(draft, made)
    const old = readdirSync(kept).filter((other) => !other.startsWith(name))
    for (const other of old) rmSync(join(kept, other), { recursive: true, force: true })
  }
  // Who held the folder while it was made holds no copy of it.
  cpSync(made, folder, { recursive: true, filter: (path) => !basename(path).includes('.lock') })
}
