import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'

/**
 * What every session of ours begins with. Whoever shares sessions among several (PgBouncer) drops what they begin with, by
 * which it is known.
 */
export const OWN_SESSION = '-c paco.sessao=propria'

/**
 * Connections to somebody who shares sessions, a transaction at a time (PgBouncer's mode): nothing can be said of a session
 * when it begins, but the time zone, which PgBouncer carries along.
 */
export const sharing = ({ options: _ofOneSession, ...config }: pg.PoolConfig): pg.PoolConfig => ({
  ...config,
  // Waited for, which its type does not say.
  onConnect: (client) => client.query("set timezone to 'UTC'") as unknown as undefined,
})

/** What PgBouncer says of a session that is to begin with something. */
export const isPooler = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unsupported startup parameter')

/** The sentence for an address that should lead to PostgreSQL itself. */
export const needsDirect = (name: 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_DIRECT_URL'): string =>
  name === 'DATABASE_URL'
    ? 'DATABASE_URL leva a um PgBouncer, que divide as sessões do PostgreSQL. Indique também em DATABASE_DIRECT_URL o endereço do próprio PostgreSQL, para o que precisa de uma sessão inteira.'
    : `${name} leva a um PgBouncer. Indique nele o endereço do próprio PostgreSQL.`

/** Whose tables are meant is said when a session begins: shared ones could be another city's. */
export function refuseShared(): never {
  throw new OperatorError(
    'Com várias cidades em um banco, DATABASE_URL deve levar ao próprio PostgreSQL: sem DATABASE_DIRECT_URL e sem PgBouncer.',
  )
}

async function assertOwn(pool: pg.Pool, name: Parameters<typeof needsDirect>[0]): Promise<void> {
  const { rows } = await pool.query<{ own: boolean }>(
    "select coalesce(current_setting('paco.sessao', true), '') = 'propria' as own",
  )
  if (!rows[0]?.own) throw new OperatorError(needsDirect(name))
}

/** By which a server is told from any other, whoever leads there; the same again until it is started anew. */
const readPlace = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ place: string }>(
    "select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as place",
  )
  return rows[0]?.place ?? ''
}

/** What sessions that are shared must have been given by whoever shares them. */
const CONNECT_QUERY =
  "connect_query='set jit to off; set random_page_cost to 1.1; set statement_timeout to 30000; set idle_in_transaction_session_timeout to 60000'"

/** Statements without an end, or planned by a compiler that takes longer than they do, would be slow for reasons nobody sees. */
async function assertGiven(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ missing: string | null }>(
    `select string_agg(name, ', ' order by name) as missing from pg_settings
      where (name = 'jit' and setting = 'on') or (name in ('statement_timeout', 'idle_in_transaction_session_timeout') and setting = '0')`,
  )
  const missing = rows[0]?.missing
  if (missing)
    throw new OperatorError(
      `O PgBouncer de DATABASE_URL entrega sessões sem ${missing}. No pgbouncer.ini, acrescente à linha deste banco: ${CONNECT_QUERY}`,
    )
}

interface Addresses {
  readonly directUrl: string | undefined
  readonly ownerUrl: string | undefined
}

/**
 * What needs a session of its own gets one: hearing others (LISTEN), locks of a session, migrations, backups. Refused with
 * what to change, where an address leads to somebody who shares sessions, or to another database than the other one.
 */
export async function assertSessions(
  { pool, patient, owner }: { pool: pg.Pool; patient: { pool: pg.Pool }; owner: { pool: pg.Pool } },
  { directUrl, ownerUrl }: Addresses,
): Promise<void> {
  await assertOwn(patient.pool, directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
  if (ownerUrl) await assertOwn(owner.pool, 'DATABASE_OWNER_URL')
  if (!directUrl) return
  if ((await readPlace(pool)) !== (await readPlace(patient.pool)))
    throw new OperatorError(
      'DATABASE_URL e DATABASE_DIRECT_URL levam a bancos diferentes. Corrija um deles: são dois caminhos para o mesmo.',
    )
  await assertGiven(pool)
}
