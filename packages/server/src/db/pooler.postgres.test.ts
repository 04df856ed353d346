import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase } from '../../test/harness.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { assertSessions } from './pooler.ts'
import { SYSTEM, transact } from './transact.ts'

/** PgBouncer itself is rehearsed in `ops/ensaio`; here are sessions as it leaves them, and what we make of its address. */
const [url, elsewhere] = [await createPostgresDatabase('migrated'), await createPostgresDatabase()]
const nameOf = (address: string) => pg.escapeIdentifier(new URL(address).pathname.slice(1))
const direct = await openDatabase({ url })
await migrate(direct.patient.pool)
const database = await openDatabase({ url, directUrl: url })
/** What a session begins with does not come through. */
const shared = new pg.Pool({ connectionString: url })
const other = new pg.Pool({ connectionString: elsewhere })
afterAll(async () => {
  await Promise.all([direct.close(), database.close(), shared.end(), other.end()])
})

const refusal = (pools: Partial<Parameters<typeof assertSessions>[0]>, addresses: object = {}) =>
  assertSessions({ ...direct, ...pools }, { directUrl: undefined, ownerUrl: undefined, ...addresses }).then(
    () => null,
    (error: Error) => error.message,
  )
const own = { pool: shared }

describe('the addresses', () => {
  it.each<[string, () => Promise<string | null>, RegExp | null]>([
    ['lead to a server', () => refusal({}), null],
    [
      'lead to whoever shares sessions',
      () => refusal({ patient: own }),
      /Indique também em DATABASE_DIRECT_URL/,
    ],
    [
      'that of the owner does',
      () => refusal({ owner: own }, { ownerUrl: url }),
      /^DATABASE_OWNER_URL leva a um PgBouncer/,
    ],
    [
      'the direct one does',
      () => refusal({ patient: own }, { directUrl: url }),
      /^DATABASE_DIRECT_URL leva a um PgBouncer/,
    ],
    [
      'lead to two databases',
      () => refusal({ pool: other }, { directUrl: url }),
      /levam a bancos diferentes/,
    ],
    [
      'lead to sessions without an end',
      () => refusal({ pool: shared }, { directUrl: url }),
      /sem idle_in_transaction_session_timeout, jit, statement_timeout\..*connect_query='set jit to off; /,
    ],
  ])('%s', async (_, ask, expected) => {
    if (expected) expect(await ask()).toMatch(expected)
    else expect(await ask()).toBeNull()
  })

  it('are right where sessions are shared as they should be', async () => {
    const name = nameOf(url)
    await direct.pool.query(`alter database ${name} set jit = off`)
    await direct.pool.query(`alter database ${name} set statement_timeout = 30000`)
    await direct.pool.query(`alter database ${name} set idle_in_transaction_session_timeout = 60000`)
    const fresh = await openDatabase({ url, directUrl: url })
    expect(await refusal(fresh, { directUrl: url })).toBeNull()
    expect((await fresh.patient.pool.query('show statement_timeout')).rows).toEqual([
      { statement_timeout: '0' },
    ])
    await fresh.close()
    await direct.pool.query(`alter database ${name} reset all`)
  })

  it('are not shared where several cities share a database', async () => {
    await expect(openDatabase({ url, directUrl: url, schema: 'aurora' })).rejects.toThrow(/sem PgBouncer/)
  })
})

describe('where sessions are shared', () => {
  it('no statement has a name, the clock is UTC all the same, and writes are written', async () => {
    await direct.pool.query(`alter database ${nameOf(url)} set timezone = 'America/Sao_Paulo'`)
    const fresh = await openDatabase({ url, directUrl: url })
    await transact(fresh.db, SYSTEM, (trx) =>
      trx.insertInto('configuracao').values({ chave: 'pelo caminho', valor: '1' }).execute(),
    )
    const { rows } = await sql<{ names: number; zone: string; own: string | null }>`
      select (select count(*) from pg_prepared_statements) as names, current_setting('TimeZone') as zone,
        current_setting('paco.sessao', true) as own`.execute(fresh.db)
    expect(rows).toEqual([{ names: 0, zone: 'UTC', own: null }])
    await fresh.close()
    await direct.pool.query(`alter database ${nameOf(url)} reset all`)
  })

  it('a lock of a session is held by one of our own', async () => {
    const { rows } = await sql<{ own: string }>`select current_setting('paco.sessao') as own`.execute(
      database.locks,
    )
    expect(rows).toEqual([{ own: 'propria' }])
    expect(direct.locks).toBe(direct.db)
  })
})

it('a connection to a server that takes no writes is cut, so that the next finds the one that does', async () => {
  const name = nameOf(url)
  await direct.pool.query(`alter database ${name} set default_transaction_read_only = on`)
  const stuck = await openDatabase({ url })
  const write = () =>
    transact(stuck.db, SYSTEM, (trx) =>
      trx.insertInto('configuracao').values({ chave: 'depois da troca', valor: '1' }).execute(),
    )
  await expect(write()).rejects.toThrow()
  await direct.pool.query(`alter database ${name} reset default_transaction_read_only`)
  // Of the old session's settings nothing is left: it is another.
  await write()
  await stuck.close()
})
