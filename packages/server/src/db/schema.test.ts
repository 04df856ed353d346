import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { onClient } from './runner.ts'
import { schemaText } from './schema-text.ts'

it('the types of the tables are those of a migrated database: npm run schema', async () => {
  const { pool } = await openMigratedDatabase()
  const client = await pool.connect()
  const text = await schemaText(onClient(client)).finally(() => client.release())
  expect(readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(text)
})
