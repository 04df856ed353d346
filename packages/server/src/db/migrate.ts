import { createHash } from 'node:crypto'
import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { setActor } from './transact.ts'

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

/** Two instances that start at once wait for each other here, and the second finds nothing left to do. */
const LOCK = 720_350_000

async function applied(client: pg.ClientBase): Promise<Map<string, string>> {
  // Asked first: a role that may create nothing finds nothing to do where the owner has migrated.
  const { rows: made } = await client.query("select to_regclass('migracoes') is not null as made")
  if (!made[0]?.made)
    await client.query(`create table migracoes (
      nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())`)
  const { rows } = await client.query<{ nome: string; resumo: string }>('select nome, resumo from migracoes')
  return new Map(rows.map(({ nome, resumo }) => [nome, resumo]))
}

async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await setActor(client, { nome: 'sistema' })
    await client.query(sql)
    await client.query('insert into migracoes (nome, resumo) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    // A connection that is gone has nothing left to undo; what went wrong first is what matters.
    await client.query('rollback').catch(() => {})
    throw new Error(`A migração ${name} falhou e foi desfeita.`, { cause: error })
  }
}

function refuseStrangers(done: Map<string, string>): void {
  for (const [name, checksum] of done) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known)
      throw new OperatorError(
        `O banco é de uma versão mais nova do Paço (migração ${name}). Atualize o programa, ou indique outro banco em DATABASE_URL ou DATA_DIR.`,
      )
    if (known.checksum !== checksum)
      throw new OperatorError(
        `A migração ${name} mudou depois de aplicada a este banco. Use o programa que o criou, ou restaure um backup com este.`,
      )
  }
}

/**
 * Brings the database to this program's form, or to the form it had after the migration `upTo`. Forward only. To be
 * called with the patient connections: neither a migration nor the wait for another instance's may be cut short.
 */
export async function migrate(pool: pg.Pool, upTo?: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const done = await applied(client)
    refuseStrangers(done)
    const wanted = migrations.filter(({ name }) => !done.has(name) && (upTo === undefined || name <= upTo))
    for (const migration of wanted) await apply(client, migration)
    return wanted.map(({ name }) => name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}
