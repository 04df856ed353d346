import { type ConvenioChanges, type ConvenioValues, columnsFor } from '@paco/domain/convenios/convenio'
import { type Familia, hasPrivate, tableOf, vigenciasOf } from '@paco/domain/convenios/familia'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { camposFor } from '@paco/domain/convenios/policy'
import { type Alerta, FAIXAS } from '@paco/domain/convenios/vigencia'
import type { Day } from '@paco/domain/shared/days'
import { conflict } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { type Records, readRecord, recordsOf } from '../db/records.ts'

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

/** One agreement as a JSON array of one, or a refusal. */
export const readConvenio = (db: Db, source: ListSource, id: number): Promise<string> =>
  readRecord(db, source, id, MESSAGES.notFound)

type Tabela = ReturnType<typeof tableOf>
const known = new Map<Tabela, Records<Tabela>>()

/** The records of a family, also of one to come: they have the fields that its description names. */
function recordsOfFamilia(familia: Familia): Records<Tabela> {
  const table = tableOf(familia)
  const records =
    known.get(table) ??
    recordsOf(table, {
      missing: MESSAGES.notFound,
      refusals: {
        [`vinculos_${familia.key}_id_fkey`]: () => conflict(MESSAGES.linked),
        [`repasses_${familia.key}_id_fkey`]: () => conflict(MESSAGES.received),
      },
    })
  known.set(table, records)
  return records
}

export function insertConvenio(trx: Trx, familia: Familia, values: ConvenioValues): Promise<number> {
  // A form sent empty is a record too, where the family requires nothing: its fields are said to be empty.
  const row = Object.fromEntries(familia.campos.map(({ key }) => [key, values[key] ?? null]))
  return recordsOfFamilia(familia).insert(trx, row)
}

export const updateConvenio = (
  trx: Trx,
  familia: Familia,
  id: number,
  { versao, ...values }: ConvenioChanges,
): Promise<void> => recordsOfFamilia(familia).update(trx, id, values, versao)

export const deleteConvenio = (trx: Trx, familia: Familia, id: number): Promise<void> =>
  recordsOfFamilia(familia).delete(trx, id)
export const deleteConvenios = (trx: Trx, familia: Familia, ids: readonly number[]): Promise<void> =>
  recordsOfFamilia(familia).deleteMany(trx, ids)
