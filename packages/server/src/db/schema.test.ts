import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { onClient } from './runner.ts'
import { schemaText } from './schema-text.ts'

const { pool } = await openMigratedDatabase()

it('the types of the tables are those of a migrated database: npm run schema', async () => {
  const client = await pool.connect()
  const text = await schemaText(onClient(client)).finally(() => client.release())
  expect(readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(text)
})

it('no counter is one that a standby could not read once it became the primary', async () => {
  const { rows } = await pool.query(
    "select relname from pg_class where relkind = 'S' and relpersistence <> 'p' and relnamespace = current_schema()::regnamespace",
  )
  expect(rows).toEqual([])
})
