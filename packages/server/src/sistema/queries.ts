import { sql } from 'kysely'
import pg from 'pg'
import type { Db, Trx } from '../db/database.ts'
import { LOCKS, lockKey } from '../db/locks.ts'
import type { Care } from '../db/table-care.ts'

/** Of several instances starting on an empty database, one at a time fills it. Held until the transaction ends. */
export async function holdFilling(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.raw(lockKey(LOCKS.filling))})`.execute(trx)
}

export async function readDemoMark(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', 'demo')
    .executeTakeFirst()
  return row?.valor === true
}

export async function writeDemoMark(trx: Trx): Promise<void> {
  await trx.insertInto('configuracao').values({ chave: 'demo', valor: 'true' }).execute()
}

const CARE = 'manutencao'
/** What is due: something at all where nothing was ever done, everything after a day. */
export async function careDue(db: Db): Promise<Care | null> {
  const { rows } = await sql<{ recent: boolean }>`
    select (valor #>> '{}')::timestamptz > now() - interval '1 day' as recent
    from configuracao where chave = ${CARE}`.execute(db)
  if (!rows[0]) return 'analyze'
  return rows[0].recent ? null : 'vacuum analyze'
}

export async function noteCare(trx: Trx): Promise<void> {
  await sql`insert into configuracao (chave, valor) values (${CARE}, to_jsonb(now()))
    on conflict (chave) do update set valor = excluded.valor`.execute(trx)
}

/** So many dead rows, and a fifth of the living ones: as a server's own autovacuum has it, less often for small tables. */
const WORN = { rows: 1000, share: 0.2 }

/** Tables with so many dead rows that new ones should take their room, those with most first. */
export async function listWornTables(db: Db): Promise<string[]> {
  // What was counted a moment ago is told too.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where schemaname = current_schema()
      and n_dead_tup > ${sql.lit(WORN.rows)} + ${sql.lit(WORN.share)} * n_live_tup
    order by n_dead_tup desc`.execute(db)
  return rows.map(({ name }) => name)
}

/** Pictures that no record shows, nor one in the bin, are gone an hour after they came; until then somebody may still be filling in a form. */
export async function sweepFotos(trx: Trx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from fotos f where criada_em < now() - interval '1 hour'
      and not exists (select from secretarias s where s.imagem = f.nome)
      and not exists (select from coordenadas c where c.imagem = f.nome)
      and not exists (select from diario d where d.foto = f.nome)
      and not exists (select from diario d where d.miniatura = f.nome)
      and not exists (select from lixeira l where l.fotos ? f.nome)`.execute(trx)
  return Number(numAffectedRows)
}

/** Which PostgreSQL it is, and how much room the database takes. */
export async function readBanco(db: Db): Promise<{ versao: string; bytes: number }> {
  const { rows } = await sql<{ versao: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as versao,
      pg_database_size(current_database()) as bytes`.execute(db)
  return rows[0] ?? { versao: '', bytes: 0 }
}

/** How many lines the trail has, and how many people came in within seven days. */
export async function readPorte(db: Db): Promise<{ trilha: number; pessoas: number }> {
  const { rows } = await sql<{ trilha: number; pessoas: number }>`
    select (select quantidade from auditoria_totais) as trilha,
      (select count(*) from usuarios where ultimo_acesso > now() - interval '7 days') as pessoas`.execute(db)
  return rows[0] ?? { trilha: 0, pessoas: 0 }
}

/** A PostgreSQL server, as it stands before anything of ours is in it. */
export interface Servidor {
  /** `160004` for 16.4. */
  readonly versao: number
  readonly so_leitura: boolean
  /** Whether the role may make tables, or they are there. */
  readonly pode_criar: boolean
  readonly agora: Date
  /** How many connections it gives, to this role and for this database. */
  readonly conexoes: number
}

const PATIENCE = 5_000

/** What a server says of itself, asked by a connection of its own before there is anything of ours. */
export async function readServidor(url: string): Promise<Servidor> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE })
  try {
    await client.connect()
    const { rows } = await client.query<Servidor>(
      `select current_setting('server_version_num')::int as versao,
         current_setting('transaction_read_only') = 'on' as so_leitura,
         has_schema_privilege(current_schema(), 'create') as pode_criar,
         clock_timestamp() as agora,
         least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
           (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
           (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as conexoes`,
    )
    const [row] = rows
    if (!row) throw new Error('the server answered nothing')
    return row
  } finally {
    await client.end().catch(() => undefined)
  }
}
