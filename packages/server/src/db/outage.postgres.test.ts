import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { putFarAway } from '../../test/far-server.ts'
import { createPostgresDatabase, loginAs } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { toPacoError } from '../http/errors.ts'
import { changes, INSTANCE } from './changes.ts'
import { openDatabase, type Trx } from './database.ts'
import { migrate } from './migrate.ts'
import { NoAnswerError, steady } from './steady-pool.ts'
import { SYSTEM, transact } from './transact.ts'

const url = await createPostgresDatabase()
const far = await putFarAway(url)
const admin = new pg.Client(url)
await admin.connect()
const database = await openDatabase({ url: far.url })
await migrate(database.patient.pool)
const app = await buildApp({ database, logLevel: 'silent', trustProxy: 1, checkReplies: true })
const test = { app, database }
const chief = await loginAs(test, { role: 'admin' })
afterAll(async () => {
  await app.close()
  await database.close()
  await admin.end()
  far.end()
})

const write = (text: string) =>
  app.inject({
    method: 'PUT',
    url: '/api/update/12',
    headers: chief.headers,
    payload: { nomesecretaria: 'Obras', formacao: text },
  })

/** A transaction that is left alone after its first statements, until another is asked for. */
function openTransaction(prepare: (trx: Trx) => Promise<unknown> = async () => {}) {
  const steps = new EventEmitter<{ begun: [number]; goOn: [] }>()
  const pid = once(steps, 'begun').then(([pid]) => Number(pid))
  const ended = transact(database.db, SYSTEM, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    // The last of its statements: on a busy machine any next one could come too late.
    await prepare(trx)
    const told = once(steps, 'goOn')
    steps.emit('begun', rows[0]?.pid ?? 0)
    await told
    await sql`select 1`.execute(trx)
  }).then(() => null, toPacoError)
  return { pid, goOn: () => steps.emit('goOn'), ended }
}

const isGone = async (pid: number) =>
  (await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 0

describe('a server that ends a connection', () => {
  it('between two statements gets the call a 503 and leaves the process alone', async () => {
    const left = openTransaction()
    const pid = await left.pid
    await admin.query('select pg_terminate_backend($1)', [pid])
    await vi.waitUntil(() => isGone(pid), { timeout: 15_000 })
    left.goOn()
    expect(await left.ended).toMatchObject({ status: 503, retryAfter: 5 })
    expect((await write('depois')).statusCode).toBe(200)
  })

  it('because a transaction dawdled, likewise', async () => {
    const left = openTransaction((trx) =>
      sql`set local idle_in_transaction_session_timeout = 20`.execute(trx),
    )
    await vi.waitUntil(async () => isGone(await left.pid), { timeout: 15_000 })
    left.goOn()
    expect(await left.ended).toMatchObject({ status: 503, retryAfter: 5 })
  })

  it('or all of them, under writes, is answered for with 503 until it is back', async () => {
    const left = openTransaction()
    await left.pid
    const writes = Array.from({ length: 30 }, (_, index) => write(`${index}`))
    await writes[0]
    far.close()
    left.goOn()
    const replies = await Promise.all(writes)
    for (const { statusCode, headers } of replies)
      if (statusCode !== 200) expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(await left.ended).toMatchObject({ status: 503 })
    expect((await write('fora')).statusCode).toBe(503)
    expect((await app.inject('/api/health')).statusCode).toBe(503)
    far.open()
    expect((await write('de volta')).statusCode).toBe(200)
    expect((await app.inject('/api/health')).statusCode).toBe(200)
  })
})

describe('a server that hangs', () => {
  it('is given up by health', async () => {
    far.freeze()
    expect((await app.inject('/api/health')).statusCode).toBe(503)
    far.thaw()
    await vi.waitUntil(async () => (await app.inject('/api/health')).statusCode === 200, { timeout: 10_000 })
  })

  it('loses its connection, and the statement gets its answer from us', async () => {
    const pool = steady(new pg.Pool({ connectionString: far.url, max: 1 }), {
      onLost: () => {},
      patience: 300,
    })
    await pool.query('select 1')
    far.freeze()
    const refused = await pool.query('select 1').catch((error) => error)
    expect(refused).toBeInstanceOf(NoAnswerError)
    expect(toPacoError(refused)).toMatchObject({ status: 503, retryAfter: 5 })
    far.thaw()
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
    await pool.end()
  })

  it('may take its time where an answer is not due', async () => {
    const pool = steady(new pg.Pool({ connectionString: url, max: 1 }), { onLost: () => {}, patience: 50 })
    const client = await pool.connect()
    await client.query('select 1')
    await admin.query('select pg_sleep(0.2)')
    expect((await client.query('select 3 as three')).rows).toEqual([{ three: 3 }])
    client.release()
    await pool.end()
  })

  it('is not heard any more: nothing is kept, and all is forgotten when it is heard again', async () => {
    await vi.waitUntil(() => database.hearing.isOn(), { timeout: 10_000 })
    far.freeze()
    await vi.waitUntil(() => !database.hearing.isOn(), { timeout: 15_000 })
    const forgotten = vi.fn()
    changes.on('written', forgotten)
    far.thaw()
    await vi.waitUntil(() => database.hearing.isOn(), { timeout: 15_000 })
    expect(forgotten).toHaveBeenCalled()
    changes.off('written', forgotten)
  })
})

describe('a session', () => {
  it('speaks UTC and compiles no query, whatever the server does by itself', async () => {
    for (const { pool } of [database, database.patient]) {
      expect((await pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
      expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
    }
  })
})

describe('what may take its time', () => {
  it('is not cut short by a limit of the server, the role or ours', async () => {
    const name = pg.escapeIdentifier(new URL(url).pathname.slice(1))
    await admin.query(`alter database ${name} set statement_timeout = 50`)
    const own = await openDatabase({ url })
    const limit = async (pool: pg.Pool) => (await pool.query('show statement_timeout')).rows[0]
    expect(await limit(own.patient.pool)).toEqual({ statement_timeout: '0' })
    expect(await limit(own.pool)).toEqual({ statement_timeout: '30s' })
    await admin.query(`alter database ${name} reset statement_timeout`)
    await own.close()
  })

  it('is refused to a request as 503, to be tried again', async () => {
    const slow = transact(database.db, SYSTEM, async (trx) => {
      await sql`set local statement_timeout = 20`.execute(trx)
      await sql`select pg_sleep(10)`.execute(trx)
    })
    expect(await slow.catch(toPacoError)).toMatchObject({
      status: 503,
      retryAfter: 5,
      message: 'A consulta demorou demais e foi interrompida. Tente de novo em instantes.',
    })
  })
})

describe('instances of one database', () => {
  it('hear each other, and their own words too', async () => {
    await vi.waitUntil(() => database.hearing.isOn(), { timeout: 10_000 })
    const heard = vi.fn()
    changes.on('written', heard)
    await admin.query("select pg_notify('paco_mudou', $1)", ['outra'])
    await vi.waitUntil(() => heard.mock.calls.length === 1, { timeout: 15_000 })
    await admin.query("select pg_notify('paco_mudou', $1)", [INSTANCE])
    await vi.waitUntil(() => heard.mock.calls.length === 2, { timeout: 15_000 })
    changes.off('written', heard)
  })
})
