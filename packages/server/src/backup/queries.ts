import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** A table to carry over: its columns that hold data of their own (generated ones are made anew). */
export interface Table {
  name: string
  columns: string[]
  /** Whether its rows hold files or pictures, of which few are carried at a time. */
  heavy: boolean
}

/** Every table of ours, those that others refer to first. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table & { needs: string[] }>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as heavy,
      (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' and c.relname not in ('migracoes', 'objetos')
    order by c.relname`.execute(db)
  return sortByNeed(rows).map(({ name, columns, heavy }) => ({ name, columns, heavy }))
}

export function sortByNeed<T extends { name: string; needs: string[] }>(tables: readonly T[]): T[] {
  const sorted: T[] = []
  const place = (table: T, path: string[]) => {
    if (sorted.includes(table)) return
    if (path.includes(table.name))
      throw new Error(`Tables refer to each other in a circle: ${path.join(' → ')}`)
    for (const need of table.needs) {
      const other = tables.find((candidate) => candidate.name === need)
      if (other) place(other, [...path, table.name])
    }
    sorted.push(table)
  }
  for (const table of tables) place(table, [])
  return sorted
}

/** What opens doors, is of use for a day only, or is written anew from the rest is not carried along. */
const LEFT_BEHIND = [
  'sessoes',
  'acessos',
  'agendas',
  'convites',
  'senha_links',
  'senha_pedidos',
  'segundo_fator',
  'codigos_recuperacao',
  'desafios',
  'entradas_oidc',
  'entradas_codigos',
  'limites',
  'pedidos',
  'projeto_texto',
  'envios',
  'arquivo_restos',
  'auditoria_pendente',
]
export const isKept = ({ name }: Table): boolean => !LEFT_BEHIND.includes(name)

/** The signing secret is made anew where it is missing. */
const keptRows = ({ name }: Table) => (name === 'configuracao' ? sql`where chave <> 'segredo'` : sql``)

/** Parts of files: their bytes are carried apart from the tables, wherever they are kept. */
export const isBytes = ({ name }: Table): boolean => name === 'arquivo_partes'

/** Until its bytes were brought, a file says that they are missing. */
export async function awaitBytes(trx: Trx): Promise<void> {
  await sql`update arquivos set guarda = 'ausente'`.execute(trx)
}

/** Notes which files came without their bytes, so that each says so, and is whole again once it is sent again. */
export async function noteMissing(trx: Trx): Promise<number> {
  await sql`update arquivos a set guarda = 'ausente'
    where guarda = 'banco' and not exists (select from arquivo_partes p where p.sha256 = a.sha256)`.execute(
    trx,
  )
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from arquivos where guarda = 'ausente'`.execute(trx)
  return Number(rows[0]?.n)
}

export const columnList = (table: Table) => sql.join(table.columns.map((column) => sql.ref(column)))

/** How many rows are carried at a time; with a file's part in it, two megabytes when spelled out, a row goes alone. */
export const batchOf = ({ heavy }: Table): number => (heavy ? 1 : 500)

/** A table's rows, those a backup carries or which are asked for, as JSON lines, a batch at a time, within the caller's transaction. */
export async function* readRows(
  trx: Trx,
  table: Table,
  which: RawBuilder<unknown> = keptRows(table),
): AsyncGenerator<string[]> {
  await sql`declare linhas no scroll cursor for
    select row_to_json(t)::text as row from (
      select ${columnList(table)} from ${sql.table(table.name)} ${which}
    ) t`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batchOf(table))} from linhas`.execute(trx)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close linhas`.execute(trx)
}

export async function writeRows(trx: Trx, table: Table, rows: readonly string[]): Promise<void> {
  await sql`insert into ${sql.table(table.name)} (${columnList(table)}) overriding system value
    select ${columnList(table)}
    from json_populate_recordset(null::${sql.table(table.name)}, ${`[${rows.join(',')}]`}::json)`.execute(trx)
}

/** A place in the transaction to return to when a batch is refused. */
export const keepPlace = (trx: Trx) => sql`savepoint lote`.execute(trx)
export const returnToPlace = (trx: Trx) => sql`rollback to savepoint lote`.execute(trx)
export const leavePlace = (trx: Trx) => sql`release savepoint lote`.execute(trx)

export async function emptyTables(trx: Trx, tables: readonly Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx)
}

/** Lets every counter go on after the highest number restored, whichever column it counts; what is in the bin keeps its own. */
export async function reviveSequences(trx: Trx, tables: readonly Table[]): Promise<void> {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`.execute(trx)
  const restored = new Set(tables.map(({ name }) => name))
  for (const { name, column } of rows.filter((row) => restored.has(row.name)))
    await reviveSequence(trx, sql.table(name), sql.ref(column), {
      name,
      column,
      binned: restored.has('lixeira') ? binnedNumber(name, column) : sql`0`,
    })
}

/** The highest number that a row in the bin comes back under. */
const binnedNumber = (name: string, column: string) => sql`
  coalesce((select max((linha ->> ${column}::text)::bigint)
    from lixeira cross join lateral jsonb_array_elements(linhas -> ${name}::text) linha), 0)`

async function reviveSequence(
  trx: Trx,
  table: RawBuilder<unknown>,
  counted: RawBuilder<unknown>,
  { name, column, binned }: { name: string; column: string; binned: RawBuilder<unknown> },
): Promise<void> {
  await sql`select setval(seq, greatest(last, 1), last > 0)
    from pg_get_serial_sequence(${name}, ${column}) seq,
      (select greatest((select max(${counted}) from ${table})::bigint, ${binned}, 0) as last) l`.execute(trx)
}

export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`select nome from migracoes order by nome`.execute(db)
  return rows.map(({ nome }) => nome)
}

/** How many rows there are that a backup of it would carry. */
export async function countRows(db: Db, table: Table): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table.name)} ${keptRows(table)}`.execute(db)
  return Number(rows[0]?.n)
}

/** How many bytes the database takes on its disk. */
export async function sizeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select pg_database_size(current_database()) as n`.execute(db)
  return Number(rows[0]?.n)
}

/** Whether the tables are recent enough to know of files. */
export async function hasContents(db: Db): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('arquivos') is not null as made`.execute(
    db,
  )
  return rows[0]?.made ?? false
}

/** Whether the tables are there. */
export async function isMade(db: Db): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('usuarios') is not null as made`.execute(
    db,
  )
  return rows[0]?.made ?? false
}

/** True when a database holds nobody's data: no tables of ours, or tables without a single account. */
export async function isVacant(db: Db): Promise<boolean> {
  if (!(await isMade(db))) return true
  return (await db.selectFrom('usuarios').select('id').limit(1).execute()).length === 0
}

/** The first line of the trail that does not fit its seal, if any. */
export async function firstBrokenSeal(trx: Trx): Promise<number | null> {
  const { rows } = await sql<{ primeira_falha: number | null }>`
    select primeira_falha from auditoria_verificar()`.execute(trx)
  return rows[0]?.primeira_falha ?? null
}

/** What an older backup still carried. */
export async function forgetSecrets(trx: Trx, tables: readonly Table[]): Promise<void> {
  await trx.deleteFrom('configuracao').where('chave', '=', 'segredo').execute()
  const left = tables.filter((table) => !isKept(table)).map(({ name }) => sql.table(name))
  for (const name of left) await sql`delete from ${name}`.execute(trx)
}
