import { conflict, notFound, STALE_VERSION } from '@paco/domain/shared/errors'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db, Trx } from './database.ts'
import { type ListSource, rowsFrom, rowsOf } from './list-sql.ts'
import { UNREAD } from './prepared.ts'
import { type Refusals, refuseOn } from './refusals.ts'
import type { Schema } from './schema.ts'
import { runShape, Slot } from './shapes.ts'

type Values = Readonly<Record<string, unknown>>

/** Kept by `recordsOf` itself: which record it is, and how often it changed. */
type Own = 'id' | 'versao'
/** Of a table that is not in the schema, only the word that describes it knows the fields. */
type New<T> = T extends keyof Schema ? Omit<Insertable<Schema[T]>, Own> : Values
type Changes<T> = T extends keyof Schema ? Omit<Updateable<Schema[T]>, Own> : Values

/** How the rows of a table that have a number and a version are written, one at a time. */
export interface Records<T extends string> {
  /** The number of the new record. */
  insert(trx: Trx, row: New<T>): Promise<number>
  /** Those of several new ones, in their order; a field that one of them names is null in those that do not. */
  insertMany(trx: Trx, rows: readonly New<T>[]): Promise<number[]>
  /**
   * Changes what is said, what is undefined stays. Where the edit began from another version than the stored one it
   * changes nothing and is refused; without one it is not asked.
   */
  update(trx: Trx, id: number, changes: Changes<T>, versao?: number): Promise<void>
  /** Of a record that is held (`for update`), where no constraint can refuse: sent with what follows, its answer unread. */
  updateHeld(trx: Trx, id: number, changes: Changes<T>): Promise<void>
  delete(trx: Trx, id: number): Promise<void>
  /** All of these, or none where one is not there. */
  deleteMany(trx: Trx, ids: readonly number[]): Promise<void>
}

interface Words {
  /** What is said when the record is not there. */
  readonly missing: string
  /** What is said when the database refuses by a constraint of that name. */
  readonly refusals?: Refusals
}

const raised = (names: readonly string[]) =>
  sql.join([...names.map((name) => sql`${sql.ref(name)} = ${new Slot(name)}`), sql`versao = versao + 1`])

const namesIn = (values: object) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]))

/**
 * The one way to write a record: a statement each, its text built once per set of fields (`shapes.ts`). Tables are named
 * by us, and fields by the schemas of the calls.
 */
export function recordsOf<T extends string>(table: T, { missing, refusals = {} }: Words): Records<T> {
  const owner = {}
  const into = sql.table(table)
  const write = (trx: Trx, key: string, values: Values, build: () => RawBuilder<{ id: number }>) =>
    refuseOn(refusals, runShape(trx, owner, { key, values }, build))
  /** After an update that found no row: tells a missing record from one that somebody else changed. */
  const refuse = async (trx: Trx, id: number): Promise<never> => {
    const build = () => sql`select from ${into} where id = ${new Slot('id')}`
    const found = await runShape(trx, owner, { key: 'there', values: { id } }, build)
    throw found.length > 0 ? conflict(STALE_VERSION) : notFound(missing)
  }
  return {
    insert: async (trx, row) => {
      const names = namesIn(row)
      const [made] = await write(trx, `insert ${names}`, row as Values, () => {
        const columns = sql.join(names.map((name) => sql.ref(name)))
        const slots = sql.join(names.map((name) => new Slot(name)))
        return sql`insert into ${into} (${columns}) values (${slots}) returning id`
      })
      return (made as { id: number }).id
    },

    insertMany: async (trx, rows) => {
      const names = sql.join([...new Set(rows.flatMap(namesIn))].map((name) => sql.ref(name)))
      const insert = sql<{ id: number }>`
        insert into ${into} (${names})
        select ${names} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json) with ordinality
        order by ordinality returning id`
      const { rows: made } = await refuseOn(refusals, insert.execute(trx))
      // The order of returned rows is promised nowhere; that numbers are drawn in the order of the inserted ones, is.
      return made.map(({ id }) => id).sort((a, b) => a - b)
    },

    update: async (trx, id, changes, versao) => {
      const names = namesIn(changes)
      const key = `update ${versao === undefined ? '' : 'version'} ${names}`
      const written = await write(trx, key, { ...changes, id, versao }, () => {
        const same = versao === undefined ? sql`` : sql`and versao = ${new Slot('versao')}`
        return sql`update ${into} set ${raised(names)} where id = ${new Slot('id')} ${same} returning id`
      })
      if (written.length === 0) await refuse(trx, id)
    },

    updateHeld: async (trx, id, changes) => {
      const names = namesIn(changes)
      const build = () =>
        sql<{ id: number }>`update ${into} set ${raised(names)} where id = ${new Slot('id')} ${UNREAD}`
      await write(trx, `update held ${names}`, { ...changes, id }, build)
    },

    delete: async (trx, id) => {
      const build = () => sql<{ id: number }>`delete from ${into} where id = ${new Slot('id')} returning id`
      const gone = await write(trx, 'delete', { id }, build)
      if (gone.length === 0) throw notFound(missing)
    },

    deleteMany: async (trx, ids) => {
      const build = () =>
        sql<{ id: number }>`delete from ${into} where id = any (${new Slot('ids')}::int[]) returning id`
      const gone = await write(trx, 'delete many', { ids }, build)
      if (gone.length < ids.length) throw notFound(missing)
    },
  }
}

/** The same refusal for a record that is held already: it has to be told before anything else is done with the edit. */
export function refuseStale(stored: { versao: number }, versao: number | undefined): void {
  if (versao !== undefined && versao !== stored.versao) throw conflict(STALE_VERSION)
}

/** One row of a list by its number, as a JSON array of one in the wire's form, or a refusal. */
export async function readRecord(db: Db, source: ListSource, id: number, missing: string): Promise<string> {
  const build = () => {
    const { select, toJson } = rowsOf(source)
    const row = sql`select ${select} from ${rowsFrom(source)} where id = ${new Slot('id')}`
    return sql<{ rows: string }>`${toJson(row)}`
  }
  const [found] = await runShape(db, source, { key: 'row', values: { id } }, build)
  if (found === undefined || found.rows === '[]') throw notFound(missing)
  return found.rows
}

/** Rows as one JSON array inside of a statement, an empty one where there are none; in an order they are called `r`. */
export const jsonArray = (rows: RawBuilder<unknown>, order?: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(r ${order ? sql`order by ${order}` : sql``}) from (${rows}) r), '[]')`

/** The JSON text that a statement answers in its only row. */
export async function readJson(db: Db, statement: RawBuilder<{ json: string }>): Promise<string> {
  const { rows } = await statement.execute(db)
  return rows[0]?.json ?? 'null'
}

/** The rows of a statement as the text of a JSON array. */
export const readArray = (db: Db, rows: RawBuilder<unknown>): Promise<string> =>
  readJson(db, sql`select ${jsonArray(rows)}::text as json`)
