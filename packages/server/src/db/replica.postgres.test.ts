import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPostgresDatabase, loginAs } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { SYSTEM, transact } from './transact.ts'

/** A database that says it is a replica, as far behind as it is told to be: a real one is rehearsed in `ops/ensaio`. */
const [url, readUrl] = [await createPostgresDatabase('migrated'), await createPostgresDatabase('migrated')]
const other = new pg.Client(readUrl)
await other.connect()
const nameOf = (address: string) => pg.escapeIdentifier(new URL(address).pathname.slice(1))
await other.query(`
  create schema imita;
  create table imita.estado (recuperando boolean, ate pg_lsn, conflito boolean);
  insert into imita.estado values (true, 'FFFFFFFF/0', false);
  create function imita.pg_is_in_recovery() returns boolean language sql as 'select recuperando from imita.estado';
  create function imita.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select ate from imita.estado';
  create function public.lida(texto text) returns text language plpgsql as $$
    begin
      if (select conflito from imita.estado) then
        raise exception 'canceling statement due to conflict with recovery' using errcode = '40001';
      end if;
      return texto;
    end $$;
  alter database ${nameOf(readUrl)} set search_path = imita, pg_catalog, public;
  update secretarias set nomesecretaria = 'Obras da réplica' where id = 12`)
const say = (set: string) => other.query(`update imita.estado set ${set}`)

const told: string[] = []
const database = await openDatabase({ url, readUrl, onReplica: (text) => void told.push(text) })
await migrate(database.patient.pool)
await sql`create function lida(texto text) returns text language sql as 'select ''principal'''`.execute(
  database.db,
)
const app = await buildApp({
  database,
  logLevel: 'silent',
  trustProxy: 1,
  checkReplies: true,
  metricsToken: 'um-segredo-de-teste',
})
const chief = await loginAs({ app, database }, { role: 'admin' })
afterAll(async () => {
  await app.close()
  await database.close()
  await other.end()
})

const { replica } = database
const becomes = (situacao: string) =>
  vi.waitUntil(() => replica?.state().situacao === situacao, { timeout: 15_000 })
const ask = async () => {
  const { rows } = await sql<{ text: string }>`select lida('réplica') as text`.execute(
    replica?.db ?? database.db,
  )
  return rows[0]?.text
}
const read = async (headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/api/secretaria', headers })).body.includes('Obras da réplica')
const health = async () => (await app.inject('/api/health')).json().message
const sistema = async () =>
  (await app.inject({ url: '/api/sistema', headers: chief.headers })).json().Result[0]

beforeEach(async () => {
  await say("recuperando = true, ate = 'FFFFFFFF/0', conflito = false")
  await becomes('em_dia')
  // What was tried in vain a moment ago is not tried again at once.
  await vi.waitUntil(async () => (await ask()) === 'réplica', { timeout: 15_000 })
})

describe('a replica that is up to date', () => {
  it('answers strangers, a token that is nobody’s among them, and no person', async () => {
    expect(await read()).toBe(true)
    expect(await read(chief.headers)).toBe(false)
    expect(await read({ authorization: 'Bearer nada' })).toBe(true)
  })

  it('is told of', async () => {
    expect(told[0]).toBe('A réplica de leitura está em dia: as leituras abertas vão a ela.')
    expect(await health()).toBeUndefined()
    expect((await sistema()).replica).toEqual({ situacao: 'em_dia', atraso: 0 })
    const metrics = await app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer um-segredo-de-teste' },
    })
    expect(metrics.body).toMatch(/^paco_replica_up 1$/m)
    expect(metrics.body).toMatch(/^paco_replica_reads_total\{asked="replica"\} [1-9]/m)
  })

  it('is asked for nothing of a transaction', async () => {
    const db = replica?.db ?? database.db
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ text: string }>`select lida('réplica') as text`.execute(trx)
      expect(rows[0]?.text).toBe('principal')
    })
  })

  it('says itself what is wrong with a statement', async () => {
    const before = replica?.reads().primary
    await expect(sql`select lida(1 / 0 || '')`.execute(replica?.db ?? database.db)).rejects.toMatchObject({
      code: '22012',
    })
    expect(replica?.reads().primary).toBe(before)
  })
})

describe('the primary is asked', () => {
  it('while the replica has not come as far as the primary was', async () => {
    await say("ate = '0/1'")
    await transact(database.db, SYSTEM, (trx) =>
      trx.insertInto('configuracao').values({ chave: 'adiante', valor: '1' }).execute(),
    )
    expect(await ask()).toBe('principal')
    expect(await read()).toBe(false)
  })

  it('when recovery undid what was being read', async () => {
    await say('conflito = true')
    expect(await ask()).toBe('principal')
  })

  it('when it is no replica any more, and this is told', async () => {
    await say('recuperando = false')
    await becomes('promovida')
    expect([await ask(), await read()]).toEqual(['principal', false])
    expect(await health()).toContain('indique outra em DATABASE_READ_URL')
    expect((await sistema()).replica).toEqual({ situacao: 'promovida', atraso: null })
  })

  it('when it is late, and this is told', async () => {
    await say("ate = '0/1'")
    await becomes('atrasada')
    expect(await ask()).toBe('principal')
    expect((await sistema()).replica.atraso).toBeGreaterThanOrEqual(5)
    expect(await health()).toContain('está atrasada')
  })

  it('when it does not take connections, until it does again', async () => {
    const admin = new pg.Client(url)
    await admin.connect()
    const name = nameOf(readUrl)
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2',
      [new URL(readUrl).pathname.slice(1), (other as unknown as { processID: number }).processID],
    )
    expect(await ask()).toBe('principal')
    await becomes('fora')
    expect(await ask()).toBe('principal')
    expect(await health()).toContain('não responde')
    await admin.query(`alter database ${name} allow_connections true`)
    await admin.end()
    await becomes('em_dia')
  })
})
