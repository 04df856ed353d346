import pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { LOCKS } from './locks.ts'

/** Where the extensions of a database of several cities stand, that each of them sees. */
const EXTENSIONS = 'paco_extensoes'
const NEEDED = ['unaccent', 'pg_trgm']

/** What every session of the city begins with: no query names a schema, and no session is ever another city's. */
export const searchPath = (schema: string): string => `-c search_path=${schema},${EXTENSIONS}`

const elsewhere = (names: string) =>
  new OperatorError(
    `O banco de dados já tem as extensões ${names} em outro lugar, de um sistema de uma só cidade. Para várias cidades, use um banco de dados próprio.`,
  )

/** Makes the schema of a city and what all of them share, where they are not there yet; tables come by migration. */
export async function makeSchema(pool: pg.Pool, schema: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Cities that are opened at once change the same rows of the catalogue: this one lock is the whole database's.
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migrations])
    await client.query(`create schema if not exists ${EXTENSIONS}`)
    for (const name of NEEDED)
      await client.query(`create extension if not exists ${name} schema ${EXTENSIONS}`)
    // The tables' owner may be another than the application, who calls what stands there.
    await client.query(`grant usage on schema ${EXTENSIONS} to public`)
    const { rows } = await client.query<{ extname: string }>(
      'select extname from pg_extension where extname = any($1) and extnamespace <> $2::regnamespace',
      [NEEDED, EXTENSIONS],
    )
    if (rows.length > 0) throw elsewhere(rows.map(({ extname }) => extname).join(' e '))
    await client.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
