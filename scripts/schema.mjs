import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

/** Writes the types of the tables, read from a new database that was just migrated. */
const db = join(import.meta.dirname, '../packages/server/src/db')
const { module } = await runnerImport(join(db, 'schema-text.ts'), { configFile: false })
writeFileSync(join(db, 'schema.ts'), await module.newSchemaText())
