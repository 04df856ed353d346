import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hash } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, inject, onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { AppOptions } from '../src/app-options.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { SYSTEM, transact } from '../src/db/transact.ts'
import { insertUsuario } from '../src/usuarios/queries.ts'
import { decideAsRead } from './lido.ts'

export const onPostgres = process.env.TEST_DATABASE === 'postgres'

type Kind = 'empty' | 'migrated'

/** It ends with whatever opened it: a test, else its file. */
function whenOver(end: () => Promise<void>): void {
  try {
    onTestFinished(end)
  } catch {
    // There is no test under way.
    afterAll(end)
  }
}

/** A new PostgreSQL database on the suite's server; gone when the file's tests are over. */
export async function createPostgresDatabase(kind: Kind = 'empty'): Promise<string> {
  const server = inject('postgresUrl')
  const name = `paco_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(server)
  await admin.connect()
  const model = kind === 'empty' ? 'template1' : inject('postgresModel')
  await admin.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(model)}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Read once by each worker: reading what all files start from took a quarter of a second of each. */
const snapshots = new Map<Kind, Promise<Uint8Array<ArrayBuffer>>>()

function readSnapshot(kind: Kind): Promise<Uint8Array<ArrayBuffer>> {
  const read =
    snapshots.get(kind) ?? readFile(inject('snapshots')[kind]).then((bytes) => new Uint8Array(bytes))
  snapshots.set(kind, read)
  return read
}

async function open(kind: Kind): Promise<Database> {
  const database = onPostgres
    ? await openDatabase({ url: await createPostgresDatabase(kind) })
    : await openDatabase({ snapshot: await readSnapshot(kind) })
  whenOver(() => database.close())
  return database
}

/** An empty database of the kind under test, not migrated yet; closed when the file's tests are over. */
export const openTestDatabase = (): Promise<Database> => open('empty')

/** A migrated one that lies on the disk, in `folder` where it is embedded, with how another process opens it. */
export async function openStoredDatabase(
  folder: string,
): Promise<{ database: Database; url: string | undefined }> {
  const url = onPostgres ? await createPostgresDatabase('migrated') : undefined
  const database = await openDatabase(url ? { url } : { folder, snapshot: await readSnapshot('migrated') })
  whenOver(() => database.close())
  await migrate(database.pool)
  return { database, url }
}

/** An empty database of the kind under test, migrated. */
export async function openMigratedDatabase(): Promise<Database> {
  const database = await open('migrated')
  await migrate(database.pool)
  return database
}

export interface TestApp {
  app: FastifyInstance
  database: Database
}

/** The whole application on a migrated database, without screens, every reply held against its contract. */
export async function startTestApp(
  now?: () => Date,
  more: Pick<AppOptions, 'copias' | 'email' | 'pncp' | 'metricsToken' | 'logTo'> & { logLevel?: string } = {},
): Promise<TestApp> {
  const database = await openMigratedDatabase()
  const app = await buildApp({
    database,
    logLevel: 'silent',
    trustProxy: 1,
    checkReplies: true,
    ...(now ? { now } : {}),
    ...more,
  })
  whenOver(() => app.close())
  decideAsRead(app, database.pool)
  return { app, database }
}

export const PASSWORD = 'uma senha de teste'
/** It says by itself how dearly it was made, and is compared as cheaply as argon2 can: nobody is kept from guessing it. */
let passwordHash: Promise<string> | undefined
let people = 0

interface Person {
  role?: 'admin' | 'user' | 'auditor'
  id_secretaria?: number | null
  name?: string
}

/** A person with an account, made for one test. */
export async function createPerson(
  { database }: TestApp,
  person: Person = {},
): Promise<{ id: number; email: string }> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const senha_hash = await passwordHash
  const email = `pessoa${++people}@teste.local`
  const id = await transact(database.db, SYSTEM, (trx) =>
    insertUsuario(trx, { name: `Pessoa ${people}`, email, senha_hash, email_confirmado: true, ...person }),
  )
  return { id, email }
}

/** Logs in and answers the headers that show it. */
export async function loginAs(
  test: TestApp,
  person: Person = {},
): Promise<{ id: number; email: string; headers: { authorization: string } }> {
  const made = await createPerson(test, person)
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: made.email, password: PASSWORD },
    remoteAddress: '10.0.0.1',
  })
  return { ...made, headers: { authorization: `Bearer ${reply.json().Token}` } }
}
