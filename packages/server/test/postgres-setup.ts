import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { migrate } from '../src/db/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The database that new ones are copied from. */
    postgresModel: string
  }
}

/**
 * One PostgreSQL for all test files of the project `server-postgres`; without one the project fails. It is migrated once:
 * copying a database takes a tenth of the time.
 */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres()
  const model = `paco_modelo_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${model}`)
  const pool = new pg.Pool({ connectionString: Object.assign(new URL(url), { pathname: `/${model}` }).href })
  await migrate(pool)
  await pool.end()
  project.provide('postgresUrl', url)
  project.provide('postgresModel', model)
  return async () => {
    await admin.query(`drop database ${model}`)
    await admin.end()
    await stop()
  }
}
