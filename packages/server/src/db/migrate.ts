import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import type { Db } from './database.ts'
import blank from './em-branco.sql?raw'
import landed from './landed.json' with { type: 'json' }
import { LOCKS, lockKey } from './locks.ts'
import { areCurrent, dropObjects, makeObjects } from './objects.ts'
import { databaseOn, onClient, type Runner } from './runner.ts'

/** The numbered files, in order, carried inside the program. */
const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface Migration {
  name: string
  sql: string
  checksum: string
}

export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({
    name: path.replace(/^.*\/|\.sql$/g, ''),
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }))
  .sort((one, other) => (one.name < other.name ? -1 : 1))

export const migrationNames = (): string[] => migrations.map(({ name }) => name)

/** What the first thirteen were when they held views too: as good as what they are now. */
const LANDED: Readonly<Record<string, string>> = landed.checksums

/** Two instances that start at once wait for each other here, and the second finds nothing left to do. */
export const LOCK = lockKey(LOCKS.migrations)

type Applied = Map<string, string>

async function readApplied(on: Runner): Promise<Applied> {
  // Asked first: a role that may create nothing finds nothing to do where the owner has migrated.
  const [asked] = await on.query<{ made: boolean }>("select to_regclass('migracoes') is not null as made")
  if (!asked?.made) return new Map()
  const rows = await on.query<{ nome: string; resumo: string }>('select nome, resumo from migracoes')
  return new Map(rows.map(({ nome, resumo }) => [nome, resumo]))
}

function refuseStrangers(done: Applied): void {
  for (const [name, checksum] of done) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known)
      throw new OperatorError(
        `O banco é de uma versão mais nova do Paço (migração ${name}). Atualize o programa, ou indique outro banco em DATABASE_URL ou DATA_DIR.`,
      )
    if (known.checksum !== checksum && LANDED[name] !== checksum)
      throw new OperatorError(
        `A migração ${name} mudou depois de aplicada a este banco. Use o programa que o criou, ou restaure um backup com este.`,
      )
  }
}

const missing = (done: Applied, upTo?: string) =>
  migrations.filter(({ name }) => !done.has(name) && (upTo === undefined || name <= upTo))

async function apply(on: Runner, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await on.query(sql)
    await on.query('insert into migracoes (nome, resumo) values ($1, $2)', [name, checksum])
  } catch (cause) {
    throw new Error(`A migração ${name} falhou; o banco ficou como estava.`, { cause })
  }
}

/** What a database that nobody has used yet becomes: without `emBranco`, the city that the migrations tell of. */
interface Fresh {
  readonly emBranco?: boolean
}

/** Told of the first migration that is missing where others were applied, on the session that is to apply it: what fails here changes nothing. */
export type BeforeMigrating = (db: Db, migration: string) => Promise<void>

/**
 * Within the caller's transaction: brings the database to this program's form, or only its tables to the form they had
 * after the migration `upTo`. Tables change with no view, function or trigger in their way.
 */
export async function advance(
  on: Runner,
  upTo?: string,
  { emBranco = false }: Fresh = {},
): Promise<string[]> {
  const grants = await dropObjects(on)
  await on.query(`create table if not exists migracoes (
    nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())`)
  const done = await readApplied(on)
  refuseStrangers(done)
  const wanted = missing(done, upTo)
  for (const migration of wanted) await apply(on, migration)
  // Before any trigger is awake: of what was never this city's the trail has nothing to tell.
  if (emBranco && done.size === 0) await on.query(blank)
  if (upTo === undefined) await makeObjects(on, grants)
  return wanted.map(({ name }) => name)
}

/** Everything the migrations create, tables before the functions they are built from. */
const namesOf = (kind: string) => [
  ...new Set(
    migrations.flatMap(({ sql }) =>
      [...sql.matchAll(RegExp(`create (?:unlogged )?${kind} (\\w+)`, 'g'))].map(([, name]) => name),
    ),
  ),
]

/**
 * Within the caller's transaction: the tables, without rows of anybody's, in the form they had after the migration
 * `upTo`. A database that nobody has used yet may be ahead of that; its tables are then made anew.
 */
export async function makeTables(on: Runner, upTo: string): Promise<void> {
  const done = await readApplied(on)
  refuseStrangers(done)
  if ([...done.keys()].some((name) => name > upTo)) await unmake(on)
  await advance(on, upTo)
}

/** Within the caller's transaction: takes away all that stands here of ours, and whatever is in it. */
export async function unmake(on: Runner): Promise<void> {
  await dropObjects(on)
  await on.query(`drop table if exists migracoes, ${namesOf('table').join(', ')}`)
  await on.query(`drop function if exists ${namesOf('function').join(', ')}`)
}

/** Below the second after which PostgreSQL looks for deadlocks: it is this one that steps back, not somebody's write. */
const PATIENCE = '500ms'
const BUSY = ['55P03', '40P01']

/** All tables and views at once, before the first change: who works on them is waited for, never in a circle. */
async function holdAll(on: Runner): Promise<void> {
  const [row] = await on.query<{ names: string | null }>(`
    select string_agg(c.oid::regclass::text, ', ' order by relkind, relname) as names
    from pg_class c where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v')
      and pg_has_role(relowner, 'usage') and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`)
  if (!row?.names) return
  await on.query(`set local lock_timeout = '${PATIENCE}'`)
  await on.query(`lock table ${row.names} in access exclusive mode`)
  await on.query('set local lock_timeout = 0')
}

async function advanceAlone(on: Runner, fresh: Fresh): Promise<string[]> {
  for (;;) {
    await on.query('begin')
    try {
      await holdAll(on)
      const done = await advance(on, undefined, fresh)
      await on.query('commit')
      return done
    } catch (error) {
      // A connection that is gone has nothing left to undo; what went wrong first is what matters.
      await on.query('rollback').catch(() => {})
      if (!BUSY.includes((error as { code?: string }).code ?? '')) throw error
      await sleep(100)
    }
  }
}

/**
 * Brings the database to this program's form: tables by the migrations that are missing, forward only; views, functions
 * and triggers from their files, when any of these changed. All of it or nothing. To be called with the patient
 * connections: neither this nor the wait for another instance's may be cut short.
 */
export async function migrate(
  pool: pg.Pool,
  { before, ...fresh }: Fresh & { readonly before?: BeforeMigrating | undefined } = {},
): Promise<string[]> {
  const client = await pool.connect()
  const on = onClient(client)
  try {
    await on.query(`select pg_advisory_lock(${LOCK})`)
    const done = await readApplied(on)
    refuseStrangers(done)
    const [next] = missing(done)
    if (next === undefined && (await areCurrent(on))) return []
    if (next !== undefined && done.size > 0) await before?.(databaseOn(client), next.name)
    return await advanceAlone(on, fresh)
  } finally {
    await on.query(`select pg_advisory_unlock(${LOCK})`).catch(() => {})
    client.release()
  }
}
