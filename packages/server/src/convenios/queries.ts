import { type ConvenioChanges, type ConvenioValues, columnsFor } from '@paco/domain/convenios/convenio'
import { type Familia, hasPrivate, tableOf, vigenciasOf } from '@paco/domain/convenios/familia'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { camposFor } from '@paco/domain/convenios/policy'
import { type Alerta, FAIXAS } from '@paco/domain/convenios/vigencia'
import type { Day } from '@paco/domain/shared/days'
import { notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type Generated, type GeneratedAlways, type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { type ListSource, readRow } from '../db/list.ts'
import { refuseMissingOrStale } from '../db/refusals.ts'

/** Which records are in this state on that day, by the earlier of their terms; none of a family without terms. */
export function inAlerta(familia: Familia, alerta: Alerta, today: Day): RawBuilder<boolean> {
  if (vigenciasOf(familia).length === 0) return sql`false`
  if (alerta === 'vencida') return sql`vence_em < ${today}::date`
  const [from, to] = FAIXAS[alerta]
  return sql`vence_em between ${today}::date + ${from}::int and ${today}::date + ${to}::int`
}

/** A family's rows as this person may read them: strangers through a view without the private fields. */
export function sourceOf(familia: Familia, who: SessionUser | null, today: Day): ListSource {
  const view = `lista_${tableOf(familia)}`
  return {
    view: who === null && hasPrivate(familia) ? `${view}_aberta` : view,
    row: ['id', ...camposFor(familia, who).map(({ key }) => key), 'versao'],
    columns: columnsFor(familia, who),
    order: '-id',
    filters: { vigencia: (alerta) => inAlerta(familia, alerta as Alerta, today) },
  }
}

/** The tables of all families, also of those to come: each has the fields that its description names. */
type Familias = Record<
  `convenios_${string}`,
  { id: GeneratedAlways<number>; versao: Generated<number>; [campo: string]: unknown }
>

/** One agreement as a JSON array of one, or a refusal. */
export async function readConvenio(db: Db, source: ListSource, id: number): Promise<string> {
  const row = await readRow(db, source, id)
  if (row === null) throw notFound(MESSAGES.notFound)
  return row
}

export async function insertConvenio(trx: Trx, familia: Familia, values: ConvenioValues): Promise<number> {
  // A form sent empty is a record too, where the family requires nothing: its fields are said to be empty.
  const row = Object.fromEntries(familia.campos.map(({ key }) => [key, values[key] ?? null]))
  const { id } = await trx
    .withTables<Familias>()
    .insertInto(tableOf(familia))
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateConvenio(
  trx: Trx,
  familia: Familia,
  id: number,
  { versao, ...values }: ConvenioChanges,
): Promise<void> {
  const table = tableOf(familia)
  let update = trx
    .withTables<Familias>()
    .updateTable(table)
    .set((eb) => ({ ...values, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
  if (versao !== undefined) update = update.where('versao', '=', versao)
  const { numUpdatedRows } = await update.executeTakeFirst()
  if (numUpdatedRows === 0n) await refuseMissingOrStale(trx, table, id, MESSAGES.notFound)
}

export async function deleteConvenio(trx: Trx, familia: Familia, id: number): Promise<void> {
  const { numDeletedRows } = await trx
    .withTables<Familias>()
    .deleteFrom(tableOf(familia))
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound(MESSAGES.notFound)
}
