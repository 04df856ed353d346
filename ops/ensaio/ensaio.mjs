import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/machine.mjs'
import { serverMain } from '../../scripts/prepare.mjs'
import { Failure } from '../../scripts/run.mjs'
import { call, startLoad } from './carga.mjs'
import * as servers from './servidores.mjs'

/**
 * A rehearsal of what a state consortium would run: three instances of ours behind HAProxy, their statements through
 * PgBouncer in transaction mode, a primary and a synchronous standby that is the replica for open reads. Under load one
 * instance is killed, then the primary; the standby is promoted, and a new one is made. `node ops/ensaio/ensaio.mjs`
 */

const EMAIL = 'admin@ensaio.local'
const PASSWORD = 'uma senha para o ensaio'
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`
const say = (/** @type {string} */ text) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`)

const { postgres: bin, haproxy, pgbouncer, user } = await servers.programs()
const folder = mkdtempSync(join(tmpdir(), 'paco-ensaio-'))
servers.ownFolder(folder, user)
const place = { bin, folder, user }
const drawn = await Promise.all(Array.from({ length: 9 }, freePort))
const [write = 0, read = 0, http = 0, bouncer = 0, portA = 0, portB = 0, ...instances] = drawn
const ports = { write, read, http, bouncer, servers: [portA, portB], instances }

/** Whether all who ask there, by turns, come to the same one. @param {number} port @param {'primary' | 'standby'} wanted */
async function leadsTo(port, wanted) {
  for (let turn = 0; turn < 4; turn++) {
    const [row] = await servers.ask(port, 'select pg_is_in_recovery() as standby')
    if (row.standby !== (wanted === 'standby')) return false
  }
  return true
}

/** @param {number} index */
async function startInstance(index) {
  const port = instances[index] ?? 0
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: join(folder, `dados${index}`),
    DATABASE_URL: `postgresql://paco@127.0.0.1:${bouncer}/paco`,
    DATABASE_DIRECT_URL: `postgresql://paco@127.0.0.1:${write}/paco`,
    DATABASE_READ_URL: `postgresql://paco@127.0.0.1:${read}/paco`,
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    CIDADE: '3518404',
    TRUST_PROXY: '1',
    BACKUP_HOUR: 'nunca',
    METRICS_TOKEN: 'um segredo so do ensaio'.replaceAll(' ', '-'),
  }
  const child = servers.run(process.execPath, [serverMain], { log: join(folder, `paco${index}.log`), env })
  await servers.until(`instance ${index}`, async () => {
    if (child.exitCode !== null) throw new Failure(servers.tailOf(folder, `paco${index}.log`))
    return (await call(`http://127.0.0.1:${port}/api/health`)).status === 200
  })
  return child
}

/** Of every instance that lives, by its own address. @param {string} name */
async function measured(name) {
  const told = await Promise.all(
    instances.map(async (port) => {
      const headers = { authorization: 'Bearer um-segredo-so-do-ensaio' }
      const text = await fetch(`http://127.0.0.1:${port}/metrics`, { headers }).then(
        (reply) => reply.text(),
        () => '',
      )
      return text
        .split('\n')
        .flatMap((line) => (line.startsWith(`${name}{`) || line.startsWith(`${name} `) ? [line] : []))
    }),
  )
  /** @type {Record<string, number>} */
  const sums = {}
  for (const line of told.flat()) {
    const [key = '', value] = line.split(' ')
    sums[key] = (sums[key] ?? 0) + Number(value)
  }
  return sums
}

/** @param {string} what @param {boolean} isSo */
function assert(what, isSo) {
  say(`${isSo ? '✓' : '✗'} ${what}`)
  if (!isSo) process.exitCode = 1
}

async function rehearse() {
  say('primary, synchronous standby, HAProxy, PgBouncer')
  servers.initialize(place, 'a')
  const primary = await servers.startPostgres({ ...place, port: portA, name: 'a' })
  await servers.ask(portA, 'create role paco login', [], 'postgres')
  await servers.ask(portA, 'create database paco owner paco', [], 'postgres')
  servers.copyFrom(place, 'b', portA)
  await servers.startPostgres({ ...place, port: portB, name: 'b' })
  await servers.ask(portA, "alter system set synchronous_standby_names = '*'")
  await servers.ask(portA, 'select pg_reload_conf()')
  await servers.until('the standby is synchronous', async () => {
    const [row] = await servers.ask(portA, "select from pg_stat_replication where sync_state = 'sync'")
    return row
  })
  servers.startHaproxy(haproxy, folder, ports)
  servers.startPgbouncer(pgbouncer, folder, user, ports)
  // Until it has looked it takes either for either: whoever starts then ends at the standby.
  await servers.until(
    'HAProxy tells the primary from the standby',
    async () => (await leadsTo(write, 'primary')) && (await leadsTo(read, 'standby')),
  )

  say('three instances')
  const first = await startInstance(0)
  const [second, third] = await Promise.all([startInstance(1), startInstance(2)])
  const url = `http://127.0.0.1:${http}`
  await servers.until(
    'HAProxy finds the instances',
    async () => (await call(`${url}/api/health`)).status === 200,
  )
  const headers = { 'content-type': 'application/json' }
  const login = JSON.stringify({ email: EMAIL, password: PASSWORD })
  const { body } = await call(`${url}/api/login`, { method: 'POST', headers, body: login })
  const token = body.Token
  const { body: departments } = await call(`${url}/api/secretaria`)
  const department = departments[0]?.id ?? departments.Result?.[0]?.id
  const [zone] = await servers.ask(portA, "select setting from pg_settings where name = 'TimeZone'")
  say(`the server's clock is ${zone?.setting}; replica: ${JSON.stringify(await measured('paco_replica_up'))}`)

  say('load: 8 people write, 8 strangers read')
  const load = startLoad({ url, token, department, writers: 8, readers: 8 })
  await sleep(12_000)
  const before = load.written.length
  assert(`${before} writes acknowledged before anything was killed`, before > 0)
  const replicaReads = await measured('paco_replica_reads_total')
  say(`open statements: ${JSON.stringify(replicaReads)}`)

  say('one of three instances is killed (SIGKILL)')
  const killedAt = performance.now()
  await servers.end(second, 'SIGKILL')
  await sleep(10_000)
  const after = load.written.filter(({ at }) => at > killedAt)
  const gap = longestGap(
    load.written.map(({ at }) => at),
    killedAt,
  )
  assert(
    `${after.length} writes acknowledged in the ten seconds after; nobody waited longer than ${seconds(gap)}`,
    after.length > 0,
  )

  say('the primary is killed (SIGKILL, all its processes)')
  const lostAt = performance.now()
  await servers.killWhole(primary)
  const lastBefore = load.written.at(-1)?.at ?? lostAt
  await sleep(1000)
  const promotedAt = performance.now()
  await servers.ask(portB, 'select pg_promote()', [], 'postgres')
  say('the standby is promoted')
  await servers.until(
    'writes are acknowledged again',
    async () => (load.written.at(-1)?.at ?? 0) > promotedAt,
    120_000,
  )
  const back = load.written.find(({ at }) => at > promotedAt)?.at ?? 0
  say(
    `writes: ${seconds(back - lastBefore)} without, ${seconds(back - promotedAt)} of them after the promotion`,
  )
  const readBack = load.read.find(({ at, status }) => at > promotedAt && status === 200)?.at ?? 0
  const readBefore = load.read.findLast(({ at, status }) => at < promotedAt && status === 200)?.at ?? 0
  say(`open reads: ${seconds(readBack - readBefore)} without`)
  await sleep(8000)

  say('a new standby is made of the new primary')
  rmSync(join(folder, 'a'), { recursive: true })
  servers.copyFrom(place, 'a', portB)
  await servers.startPostgres({ ...place, port: portA, name: 'a' })
  await servers.until('the replica is read again', async () => {
    const up = await measured('paco_replica_up')
    return up.paco_replica_up === 2
  })
  const replicaAgain = await measured('paco_replica_reads_total')
  await sleep(5000)
  const replicaLater = await measured('paco_replica_reads_total')
  const key = 'paco_replica_reads_total{asked="replica"}'
  assert(
    `the new replica answers open reads (${(replicaLater[key] ?? 0) - (replicaAgain[key] ?? 0)} in five seconds)`,
    (replicaLater[key] ?? 0) > (replicaAgain[key] ?? 0),
  )
  await load.stop()

  const names = load.written.map(({ name }) => name)
  const kept = await servers.ask(
    portB,
    'select nomeprojeto as name, count(*)::int as count from projetos where nomeprojeto like $1 group by 1',
    ['ensaio %'],
  )
  const found = new Map(kept.map(({ name, count }) => [name, Number(count)]))
  const lost = names.filter((name) => !found.has(name))
  const doubled = [...found].filter(([, count]) => count !== 1)
  const more = [...found.keys()].filter((name) => !names.includes(String(name)))
  say(
    `writes: ${names.length} acknowledged, of which ${load.written.filter(({ tries }) => tries > 1).length} needed more than one try; answers in between by status: ${JSON.stringify(load.refused)}`,
  )
  assert(`${lost.length} acknowledged writes lost`, lost.length === 0)
  assert(
    `${doubled.length} doubled, ${more.length} that nobody was told of`,
    doubled.length === 0 && more.length === 0,
  )
  assert(
    `${load.unseen.length} of ${names.length} writes not seen at once by a stranger`,
    load.unseen.length === 0,
  )
  /** @type {Record<number, number>} */
  const byStatus = {}
  for (const { status } of load.read) byStatus[status] = (byStatus[status] ?? 0) + 1
  say(`open reads by status: ${JSON.stringify(byStatus)}`)
  const trail = await call(`${url}/api/auditoria/verificacao`, {
    headers: { authorization: `Bearer ${token}` },
  })
  say(`trail: ${JSON.stringify(trail.body)}`)
  assert('the trail is whole', trail.status === 200 && trail.body?.Result?.[0]?.integra === true)
  assert(
    'the two instances that were left are the processes that began',
    [first, third].every(({ exitCode, signalCode }) => exitCode === null && signalCode === null),
  )
}

/** The longest time between two of these, from this instant on. @param {number[]} times @param {number} from */
function longestGap(times, from) {
  const later = [from, ...times.filter((at) => at > from)]
  return Math.max(...later.slice(1).map((at, index) => at - (later[index] ?? at)), 0)
}

try {
  await rehearse()
} catch (error) {
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
} finally {
  await servers.endAll()
  if (process.exitCode) say(`what the programs wrote is in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
// What still asks, after a rehearsal that failed in the middle, has nobody to answer it.
process.exit()
