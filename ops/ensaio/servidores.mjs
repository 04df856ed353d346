import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer, installPackages, isRoot, onPath } from '../../scripts/machine.mjs'
import { findPostgres } from '../../scripts/postgres.mjs'
import { Failure } from '../../scripts/run.mjs'

/** The programs of the rehearsal: PostgreSQL twice, HAProxy and PgBouncer, each as one would run them, on loopback. */

const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg')

/** @typedef {{ uid?: number, gid?: number }} User */

/** PostgreSQL and PgBouncer refuse to run as root. @returns {User} */
function ordinaryUser() {
  if (!isRoot) return {}
  const [uid, gid] = [answer('id', ['-u', 'postgres']), answer('id', ['-g', 'postgres'])]
  if (!uid || !gid) throw new Failure('There is no user called postgres to run the servers as.')
  return { uid: Number(uid), gid: Number(gid) }
}

const serverFolder = () => {
  const found = findPostgres()
  return found && dirname(realpathSync(join(found, 'initdb')))
}

/** Installed from the system's packages where they are missing. */
export async function programs() {
  const find = () => ({
    // All of its programs stand together, whatever was linked elsewhere.
    postgres: serverFolder(),
    haproxy: onPath(['haproxy']) ?? ['/usr/sbin/haproxy'].find((path) => answer(path, ['-v'])),
    pgbouncer: onPath(['pgbouncer']) ?? ['/usr/sbin/pgbouncer'].find((path) => answer(path, ['--version'])),
  })
  const names = ['postgresql', 'haproxy', 'pgbouncer']
  if (Object.values(find()).includes(undefined)) await installPackages({ apt: names, dnf: names, apk: names })
  const { postgres, haproxy, pgbouncer } = find()
  if (!postgres || !haproxy || !pgbouncer) throw new Failure(`Needed: ${names.join(', ')}.`)
  return { postgres, haproxy, pgbouncer, user: ordinaryUser() }
}

/** @typedef {import('node:child_process').ChildProcess} Child */

/**
 * Everything that was started, so that all of it ends with the rehearsal.
 * @type {Set<Child>}
 */
const started = new Set()

/**
 * @param {string} file @param {string[]} args @param {{ log: string, user?: User, env?: NodeJS.ProcessEnv, cwd?: string }} options
 * @returns {Child}
 */
export function run(file, args, { log, user = {}, env, cwd }) {
  const to = openSync(log, 'a')
  const child = spawn(file, args, {
    ...user,
    stdio: ['ignore', to, to],
    ...(env ? { env } : {}),
    ...(cwd ? { cwd } : {}),
  })
  started.add(child)
  child.once('exit', () => started.delete(child))
  return child
}

/** @param {Child} child @param {NodeJS.Signals} signal */
export async function end(child, signal = 'SIGINT') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await Promise.race([ended, sleep(10_000)])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await ended
}

export const endAll = () => Promise.all([...started].map((child) => end(child)))

/** The processes of a server: the one that was started, and those that it started. @param {Child} child */
const processesOf = (child) =>
  (answer('ps', ['-o', 'pid=', '--ppid', String(child.pid)]) ?? '').split('\n').map(Number).filter(Boolean)

/** As when the machine loses its power: nobody is told, nothing is finished. @param {Child} child */
export async function killWhole(child) {
  const workers = processesOf(child)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  for (const pid of workers)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went with the first.
    }
  await ended
}

/**
 * @param {number} port @param {string} text @param {unknown[]} [values] @param {string} [database]
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function ask(port, text, values = [], database = 'paco') {
  const client = new pg.Client(`postgresql://postgres@127.0.0.1:${port}/${database}`)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Waits until it is so, at most so long. @param {string} what @param {() => Promise<unknown>} look */
export async function until(what, look, milliseconds = 60_000) {
  const last = performance.now() + milliseconds
  for (;;) {
    if (await look().catch(() => false)) return
    if (performance.now() > last) throw new Failure(`Waited in vain: ${what}.`)
    await sleep(100)
  }
}

/**
 * A city's clock on purpose: sessions must speak UTC all the same.
 * @param {{ bin: string, folder: string, port: number, user: User, name: string }} options
 */
export async function startPostgres({ bin, folder, port, user, name }) {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'timezone=America/Sao_Paulo',
    'max_connections=200',
    'wal_keep_size=512MB',
  ]
  const args = ['-D', join(folder, name), ...settings.flatMap((value) => ['-c', value])]
  const child = run(join(bin, 'postgres'), args, { log: join(folder, `${name}.log`), user, cwd: folder })
  await until(`PostgreSQL ${name}`, () => ask(port, 'select 1', [], 'postgres'))
  return child
}

/** @param {{ bin: string, folder: string, user: User }} options @param {string} name */
export function initialize({ bin, folder, user }, name) {
  const args = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '-D',
    join(folder, name),
  ]
  execFileSync(join(bin, 'initdb'), args, { ...user, cwd: folder, stdio: 'pipe' })
}

/** A standby of the server on this port. @param {{ bin: string, folder: string, user: User }} options @param {string} name @param {number} port */
export function copyFrom({ bin, folder, user }, name, port) {
  const from = `host=127.0.0.1 port=${port} user=postgres application_name=${name}`
  const args = ['-R', '--checkpoint=fast', '-d', from, '-D', join(folder, name)]
  execFileSync(join(bin, 'pg_basebackup'), args, { ...user, cwd: folder, stdio: 'pipe' })
}

/** @param {string} text */
const bytes = (text) => Buffer.from(`${text}\0`)
/** @param {Buffer[]} parts */
const withLength = (...parts) => {
  const body = Buffer.concat(parts)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([length, body])
}
const LOGIN = withLength(
  Buffer.from([0, 3, 0, 0]),
  ...['user', 'postgres', 'database', 'postgres'].map(bytes),
  Buffer.from([0]),
).toString('hex')
const QUESTION = Buffer.concat([Buffer.from('Q'), withLength(bytes('select pg_is_in_recovery()'))]).toString(
  'hex',
)
/** A row of one column of one letter. @param {'t' | 'f'} letter */
const row = (letter) =>
  Buffer.concat([
    Buffer.from('D'),
    withLength(Buffer.from([0, 1, 0, 0, 0, 1]), Buffer.from(letter)),
  ]).toString('hex')

/** Asks each server itself whether it takes writes: nobody else has to be believed. @param {'t' | 'f'} letter */
const check = (letter) => `
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${LOGIN}
  tcp-check expect binary 5a0000000549
  tcp-check send-binary ${QUESTION}
  tcp-check expect binary ${row(letter)}`

/** @typedef {{ write: number, read: number, http: number, bouncer: number, servers: number[], instances: number[] }} Ports */

/** @param {string} program @param {string} folder @param {Ports} ports */
export function startHaproxy(program, folder, { write, read, http, servers, instances }) {
  const databases = servers
    .map((port, index) => `  server banco${index} 127.0.0.1:${port} check on-marked-down shutdown-sessions`)
    .join('\n')
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `defaults
  timeout connect 2s
  timeout client 120s
  timeout server 120s
  timeout check 2s
  default-server inter 500ms fall 2 rise 1
listen principal
  mode tcp
  bind 127.0.0.1:${write}${check('f')}
${databases}
listen replica
  mode tcp
  bind 127.0.0.1:${read}${check('t')}
${databases}
listen paco
  mode http
  bind 127.0.0.1:${http}
  option httpchk GET /api/health
  option forwardfor
  option redispatch
${instances.map((port, index) => `  server paco${index + 1} 127.0.0.1:${port} check`).join('\n')}
`,
  )
  return run(program, ['-db', '-f', join(folder, 'haproxy.cfg')], { log: join(folder, 'haproxy.log') })
}

/** @param {string} program @param {string} folder @param {User} user @param {Ports} ports */
export function startPgbouncer(program, folder, user, { write, bouncer }) {
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), '"paco" ""\n')
  writeFileSync(
    config,
    `[databases]
paco = host=127.0.0.1 port=${write} dbname=paco connect_query='set jit to off; set random_page_cost to 1.1; set statement_timeout to 30000; set idle_in_transaction_session_timeout to 60000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${bouncer}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 12
server_login_retry = 1
query_wait_timeout = 10
`,
  )
  return run(program, [config], { log: join(folder, 'pgbouncer.log'), user })
}

/** @param {string} folder @param {User} user */
export function ownFolder(folder, { uid, gid }) {
  mkdirSync(folder, { recursive: true })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/** The last lines that a program wrote, for whoever asks why. @param {string} folder @param {string} name */
export const tailOf = (folder, name) =>
  readFileSync(join(folder, name), 'utf8').split('\n').slice(-15).join('\n')
