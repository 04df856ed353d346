import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer, freePort, isRoot } from './machine.mjs'
import { findPostgres, howToGetPostgres } from './postgres.mjs'
import { Failure, report } from './run.mjs'

const windows = process.platform === 'win32'

/** Keeps a server running until our input ends. `node scripts/postgres-keeper.mjs` gives a developer one to look at. */
async function keep() {
  const bin = findPostgres()
  if (!bin) throw new Failure(howToGetPostgres)
  const folder = mkdtempSync(join(tmpdir(), 'paco-postgres-'))
  const user = ordinaryUser()
  if (user) chownSync(folder, user.uid, user.gid)
  try {
    // From inside the folder: the other user may not be allowed to read where we are.
    const options = { ...user, cwd: folder }
    initialize(bin, folder, options)
    const port = await freePort()
    const server = spawn(join(bin, 'postgres'), settings(folder, port), {
      ...options,
      stdio: ['ignore', 2, 2],
    })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    const asked = new Promise((resolve) => {
      process.stdin.once('close', resolve).resume()
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
    })
    await Promise.race([ready(folder, server), asked])
    if (running(server)) console.log(`postgres://postgres@127.0.0.1:${port}/postgres`)
    await Promise.race([asked, ended])
    server.kill('SIGINT')
    const patience = setTimeout(() => server.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(patience)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * @param {string} bin
 * @param {string} folder
 * @param {{ uid?: number, gid?: number, cwd: string }} options
 */
function initialize(bin, folder, options) {
  const flags = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    '-D',
    join(folder, 'data'),
  ]
  /** @param {string} locale */
  const initdb = (locale) =>
    execFileSync(join(bin, 'initdb'), [...flags, `--locale=${locale}`], { ...options, stdio: 'pipe' })
  try {
    initdb('C.UTF-8')
  } catch {
    // Not every system has that locale.
    initdb('C')
  }
}

/**
 * For speed nothing is made safe on disk: the data does not outlive the tests.
 * @param {string} folder
 * @param {number} port
 */
function settings(folder, port) {
  const values = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    ...(windows ? [] : [`unix_socket_directories=${folder}`]),
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=400',
    'log_min_messages=fatal',
  ]
  return ['-D', join(folder, 'data'), ...values.flatMap((value) => ['-c', value])]
}

/**
 * Waits for what pg_ctl waits for: the server writes its state on line 8 of its pid file.
 * @param {string} folder
 * @param {import('node:child_process').ChildProcess} server
 */
async function ready(folder, server) {
  const file = join(folder, 'data/postmaster.pid')
  while (running(server)) {
    if (existsSync(file) && readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready') return
    await sleep(50)
  }
}

/** @param {import('node:child_process').ChildProcess} server */
function running(server) {
  return server.exitCode === null && server.signalCode === null
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser() {
  if (!isRoot) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [answer('id', ['-u', name]), answer('id', ['-g', name])]
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

// Whoever should read the address may be gone by then.
process.stdout.on('error', () => {})
await keep().catch(report)
process.stdin.destroy()
