import { type RawBuilder, sql } from 'kysely'
import { columnList, listTables, readRows, type Table } from '../backup/queries.ts'
import type { Db, Trx } from '../db/database.ts'

/** What a server says of itself before anything of ours is there. */
export interface Alvo {
  /** `160004` for 16.4. */
  readonly versao: number
  readonly so_leitura: boolean
  readonly codificacao: string
  readonly usuario: string
  /** Whether the role may make tables. */
  readonly pode_criar: boolean
  /** Whether the extensions are there, or the role may put them there. */
  readonly pode_estender: boolean
  /** Tables, views and sequences in its schema. */
  readonly objetos: number
}

export async function readAlvo(db: Db): Promise<Alvo> {
  const { rows } = await sql<Alvo>`
    select current_setting('server_version_num')::int as versao,
      current_setting('transaction_read_only') = 'on' as so_leitura,
      current_setting('server_encoding') as codificacao,
      current_user::text as usuario,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as pode_criar,
      has_database_privilege(current_database(), 'create')
        or (select count(*) = 2 from pg_extension where extname in ('pg_trgm', 'unaccent')) as pode_estender,
      (select count(*)::int from pg_class c where relnamespace = current_schema()::regnamespace
        and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as objetos`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the server answered nothing')
  return row
}

/** A table and how its rows are told apart. */
export interface Movida extends Table {
  /** The primary key; none where it has none. */
  readonly key: readonly string[]
  /** No change of it can be found again: it has no key, or a copy of its files begins empty (unlogged). */
  readonly whole: boolean
}

/** Every table of the city: what is migrated and made aside, which the program brings itself. */
export async function listMovidas(db: Db): Promise<Movida[]> {
  const { rows } = await sql<{ name: string; unlogged: boolean; key: string[] }>`
    select c.relname as name, c.relpersistence = 'u' as unlogged,
      (select coalesce(json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)), '[]')
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db)
  const known = new Map(rows.map((row) => [row.name, row]))
  return (await listTables(db)).map((table) => {
    const { key = [], unlogged = false } = known.get(table.name) ?? {}
    return { ...table, key, whole: unlogged || key.length === 0 }
  })
}

/** Where the numbering of transactions stands: whatever commits from now on has this number or a later one. */
export async function readMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::xid::text as mark`.execute(db)
  return rows[0]?.mark ?? ''
}

/** Rows written since the mark. Ages go round as transaction numbers do; a row so old that it seems new is only carried twice. */
export const isSince = (mark: string) => sql`age(xmin) <= age(${sql.lit(mark)}::xid)`

export const readEvery = (from: Trx, table: Table) => readRows(from, table, sql``)
export const readSince = (from: Trx, table: Table, mark: string) =>
  readRows(from, table, sql`where ${isSince(mark)}`)

export interface Soma {
  readonly linhas: number
  readonly soma: string
}

export const NOTHING: Soma = { linhas: 0, soma: '0' }

/** A sum of rows that comes out the same in whatever order they lie. */
const sumOf = (row: RawBuilder<unknown>) =>
  sql`('x' || left(md5(row_to_json(${row})::text), 15))::bit(60)::bigint`
const wholeRow = (table: Table) => sql`(select t from (select ${columnList(table)}) t)`

/** What a look at a table finds. */
export interface Vista {
  readonly total: number
  /** Of the rows that were asked for. */
  readonly soma: Soma
}

/** So many tables are looked at by one statement: few ways to and fro, and others who read get their turn in between. */
const AT_ONCE = 20

/** How many rows each table has, and what those `which` (those since a mark, or all) come to: in one look at each. */
export async function lookAt(
  db: Db,
  tables: readonly Table[],
  which: RawBuilder<unknown> = sql`true`,
): Promise<Map<string, Vista>> {
  const found = new Map<string, Vista>()
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    const looks = tables.slice(at, at + AT_ONCE).map(
      (table) => sql`select ${sql.lit(table.name)} as name, count(*)::int as total,
        count(*) filter (where ${which})::int as linhas,
        coalesce(sum(${sumOf(wholeRow(table))}) filter (where ${which}), 0)::text as soma
        from ${sql.table(table.name)}`,
    )
    const { rows } = await sql<
      { name: string; total: number } & Soma
    >`${sql.join(looks, sql` union all `)}`.execute(db)
    for (const { name, total, linhas, soma } of rows) found.set(name, { total, soma: { linhas, soma } })
  }
  return found
}

/** How many rows each table has. */
export async function countRows(db: Db, tables: readonly Table[]): Promise<Map<string, number>> {
  const counts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*)::int as n from ${sql.table(name)}`,
  )
  const { rows } = await sql<{ name: string; n: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, n }) => [name, n]))
}

const given = (table: Table, rows: readonly string[]) =>
  sql`json_populate_recordset(null::${sql.table(table.name)}, ${`[${rows.join(',')}]`}::json)`

/** Which row of a table, named `t`, is which of those given, named `d`. */
const same = ({ key }: Movida) => {
  const side = (name: string) => sql.join(key.map((column) => sql.ref(`${name}.${column}`)))
  return sql`(${side('t')}) = (${side('d')})`
}

/** What the rows come to that have the keys of those given. */
export async function sumSame(db: Db, table: Movida, rows: readonly string[]): Promise<Soma> {
  const { rows: found } = await sql<Soma>`
    select count(*)::int as linhas, coalesce(sum(${sumOf(sql.ref('s'))}), 0)::text as soma
    from (select ${columnList(table)} from (
      select t.* from ${sql.table(table.name)} t join ${given(table, rows)} d on ${same(table)}) u) s`.execute(
    db,
  )
  return found[0] ?? NOTHING
}

export async function deleteSame(trx: Trx, table: Movida, rows: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(table.name)} t using ${given(table, rows)} d where ${same(table)}`.execute(
    trx,
  )
}

/** The keys of all rows, each as JSON. */
export async function listKeys(db: Db, { name, key }: Movida): Promise<string[]> {
  const { rows } = await sql<{ k: string }>`
    select row_to_json(k)::text as k
    from (select ${sql.join(key.map((column) => sql.ref(column)))} from ${sql.table(name)}) k`.execute(db)
  return rows.map(({ k }) => k)
}

/** Statements without an answer, on one way. */
const run = (trx: Trx, statements: readonly RawBuilder<unknown>[]) =>
  statements.length > 0 ? sql`${sql.join(statements, sql`; `)}`.execute(trx) : undefined

export async function setTriggers(trx: Trx, tables: readonly Table[], awake: boolean): Promise<void> {
  const how = sql.raw(awake ? 'enable' : 'disable')
  await run(
    trx,
    tables.map(({ name }) => sql`alter table ${sql.table(name)} ${how} trigger user`),
  )
}

export interface Chave {
  readonly tabela: string
  readonly nome: string
  readonly definicao: string
}

/** Foreign keys, put away while rows come in any order and go before they come again. */
export async function dropReferences(trx: Trx): Promise<Chave[]> {
  const { rows } = await sql<Chave>`
    select r.relname as tabela, k.conname as nome, pg_get_constraintdef(k.oid) as definicao
    from pg_constraint k join pg_class r on r.oid = k.conrelid
    where k.contype = 'f' and r.relnamespace = current_schema()::regnamespace order by 1, 2`.execute(trx)
  await run(
    trx,
    rows.map(({ tabela, nome }) => sql`alter table ${sql.table(tabela)} drop constraint ${sql.ref(nome)}`),
  )
  return rows
}

/** Made again, each against all rows. */
export async function makeReferences(trx: Trx, chaves: readonly Chave[]): Promise<void> {
  await run(
    trx,
    chaves.map(
      ({ tabela, nome, definicao }) =>
        sql`alter table ${sql.table(tabela)} add constraint ${sql.ref(nome)} ${sql.raw(definicao)}`,
    ),
  )
}

export interface Contador {
  readonly nome: string
  /** Null where it has not counted yet. */
  readonly ultimo: string | null
}

export async function listSequences(db: Db): Promise<Contador[]> {
  const { rows } = await sql<Contador>`
    select sequencename as nome, last_value::text as ultimo from pg_sequences
    where schemaname = current_schema() order by 1`.execute(db)
  return rows
}

export async function setSequences(trx: Trx, contadores: readonly Contador[]): Promise<void> {
  await sql`
    select setval(format('%I', s.sequencename)::regclass,
      coalesce((c ->> 'ultimo')::bigint, s.start_value), c ->> 'ultimo' is not null)
    from json_array_elements(${JSON.stringify(contadores)}::json) c
      join pg_sequences s on s.schemaname = current_schema() and s.sequencename = c ->> 'nome'`.execute(trx)
}

export interface Selo {
  readonly id: number
  readonly hash: string
}

export async function lastSeal(db: Db): Promise<Selo | null> {
  const { rows } = await sql<Selo>`select id, hash from auditoria order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The first line after `from` that does not fit its seal, if any. */
export async function brokenAfter(trx: Trx, from: Selo | null): Promise<number | null> {
  const { rows } = await sql<{ primeira_falha: number | null }>`
    select primeira_falha from auditoria_conferir(${from?.id ?? 0}::bigint, ${from?.hash ?? ''},
      9223372036854775807, 2147483647)`.execute(trx)
  return rows[0]?.primeira_falha ?? null
}

/** Stands in a database from when all of a city is in it until the folder says that the city is there. */
const PENDING = sql.table('mudanca_em_curso')

export const notePending = (trx: Trx, id: string) =>
  sql`create table ${PENDING} as select ${sql.lit(id)}::text as id`.execute(trx)

export async function readPending(db: Db): Promise<string | null> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('mudanca_em_curso') is not null as made`.execute(db)
  if (!rows[0]?.made) return null
  const { rows: told } = await sql<{ id: string }>`select id from ${PENDING}`.execute(db)
  return told[0]?.id ?? ''
}

export const forgetPending = (db: Db) => sql`drop table if exists ${PENDING}`.execute(db)

/** What is left of our own book-keeping when all else is gone. */
export const forgetMade = (db: Db) => sql`drop table if exists objetos`.execute(db)
