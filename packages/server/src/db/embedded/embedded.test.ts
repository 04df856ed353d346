import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, EmbeddedDatabaseError, openEmbedded } from './embedded.ts'

describe('embedded database in memory', () => {
  let database: EmbeddedDatabase
  let pool: pg.Pool

  beforeAll(async () => {
    database = await openEmbedded()
    pool = database.pool
    await pool.query('CREATE TABLE item (id int PRIMARY KEY, name text NOT NULL)')
  })
  afterAll(() => database.close())

  it('answers queries with parameters', async () => {
    const { rows } = await pool.query('SELECT $1::int + 1 AS sum, $2::text AS text, $3::bool AS yes', [
      41,
      'ação',
      true,
    ])
    expect(rows).toEqual([{ sum: 42, text: 'ação', yes: true }])
  })

  it('reports errors with their SQLSTATE, and goes on', async () => {
    await expect(pool.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    await expect(pool.query('SELEC 1')).rejects.toMatchObject({ code: '42601' })
    await expect(pool.query('INSERT INTO item VALUES (1, NULL)')).rejects.toBeInstanceOf(pg.DatabaseError)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  it('stops an endless recursion with an error', async () => {
    await pool.query(
      'CREATE FUNCTION forever(i int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN forever(i + 1); END $$',
    )
    await expect(pool.query('SELECT forever(1)')).rejects.toMatchObject({ code: '54001' })
  })

  it('keeps transactions apart from other queries', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO item VALUES ($1, $2)', [1, 'a'])
    const outside = pool.query('SELECT count(*)::int AS count FROM item')
    await client.query('ROLLBACK')
    client.release()
    expect((await outside).rows).toEqual([{ count: 0 }])
  })

  it('does not hand an abandoned transaction to the next connection', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO item VALUES (2, $1)', ['b'])
    await client.query("SET TIME ZONE 'America/Sao_Paulo'")
    client.release(true)
    expect((await pool.query('SELECT count(*)::int AS count FROM item')).rows).toEqual([{ count: 0 }])
    expect((await pool.query('SHOW TimeZone')).rows).toEqual([{ TimeZone: 'UTC' }])
  })

  it('answers 200 queries asked at once, each its own', async () => {
    const asked = Array.from({ length: 200 }, (_, i) => pool.query('SELECT $1::int AS i', [i]))
    expect((await Promise.all(asked)).map((answer) => answer.rows[0].i)).toEqual(asked.map((_, i) => i))
  })

  it('runs prepared statements again', async () => {
    for (const i of [1, 2, 3]) {
      const { rows } = await pool.query({ name: 'again', text: 'SELECT $1::int AS i', values: [i] })
      expect(rows).toEqual([{ i }])
    }
  })

  it('takes a parameter of 1 MB and gives an answer of 20 MB', async () => {
    const text = 'ç'.repeat(512 * 1024)
    const { rows } = await pool.query('SELECT $1::text AS text FROM generate_series(1, 20)', [text])
    expect(rows.map((row) => row.text === text)).toEqual(Array(20).fill(true))
  })

  it('has the search extensions', async () => {
    await pool.query('CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent')
    const { rows } = await pool.query(
      "SELECT unaccent('praça') AS plain, similarity('obra', 'obras') > 0.5 AS alike",
    )
    expect(rows).toEqual([{ plain: 'praca', alike: true }])
  })

  it('passes the pool configuration on, and copies itself through a snapshot', async () => {
    await pool.query("INSERT INTO item VALUES (9, 'copied')")
    const types = { getTypeParser: () => (value: unknown) => `read ${value}` }
    const copy = await openEmbedded({ snapshot: await database.snapshot(), poolConfig: { types } })
    expect((await copy.pool.query('SELECT name FROM item')).rows).toEqual([{ name: 'read copied' }])
    await copy.pool.query('DELETE FROM item')
    await copy.close()
    expect((await pool.query('DELETE FROM item RETURNING id')).rows).toEqual([{ id: 9 }])
  })

  it('fails clearly, and does not hang, once the worker has died', async () => {
    const failures: Error[] = []
    const onFailure = (error: Error) => failures.push(error)
    const doomed = await openEmbedded({ snapshot: await database.snapshot(), onFailure })
    // Reads a number as an address outside the memory: a crash, not an SQL error.
    await doomed.pool.query(
      "CREATE FUNCTION crash(int) RETURNS cstring LANGUAGE internal STRICT AS 'textout'",
    )
    const during = [doomed.pool.query('SELECT crash(2000000000)'), doomed.pool.query('SELECT 1')]
    for (const query of during) await expect(query).rejects.toBeInstanceOf(EmbeddedDatabaseError)
    await expect(doomed.pool.query('SELECT 1')).rejects.toThrow(
      /O banco de dados embutido parou: .*Reinicie/s,
    )
    expect(failures).toHaveLength(1)
    await doomed.close()
  })
})
