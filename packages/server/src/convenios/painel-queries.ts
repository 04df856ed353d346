import { campoOf, type Familia, type ParteValor, tableOf, vigenciasOf } from '@paco/domain/convenios/familia'
import { ALERTAS, HORIZONTE } from '@paco/domain/convenios/vigencia'
import type { Day } from '@paco/domain/shared/days'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { jsonArray, readJson } from '../db/records.ts'
import { inAlerta } from './queries.ts'

/** More lines than these are for the lists, not for a timeline; the oldest are left out first. */
const MOST = 500

const from = (familia: Familia) => sql`from ${sql.table(tableOf(familia))}`

/** An amount of a record; nothing where the family or the record does not have it. */
function amount(familia: Familia, parte: ParteValor): RawBuilder<unknown> {
  const campo = campoOf(familia, parte)
  if (campo) return sql`coalesce(${sql.ref(campo.key)}, 0)`
  return parte === 'total'
    ? sql`${amount(familia, 'repasse')} + ${amount(familia, 'contrapartida')}`
    : sql`0::numeric`
}

const anos = (familia: Familia) =>
  jsonArray(
    sql`select ano, count(*)::int as quantidade, sum(${amount(familia, 'repasse')}) as repasse,
      sum(${amount(familia, 'contrapartida')}) as contrapartida, sum(${amount(familia, 'total')}) as total
      ${from(familia)} group by ano`,
    sql`r.ano nulls last`,
  )

/** How many records are in each state; those of a family without terms have none to watch. */
function estados(familia: Familia, today: Day): RawBuilder<unknown> {
  const alertas = ALERTAS.map(
    (alerta) => sql`${sql.lit(alerta)}, count(*) filter (where ${inAlerta(familia, alerta, today)})`,
  )
  const vence = vigenciasOf(familia).length > 0 ? sql`vence_em` : sql`null::date`
  return sql`(select json_build_object(${sql.join(alertas)},
    'em dia', count(*) filter (where ${vence} > ${today}::date + ${HORIZONTE}::int),
    'sem data', count(*) filter (where ${vence} is null)) ${from(familia)})`
}

/** The terms of a family that have passed or end soon, each of a record's two for itself. */
export const vencimentos = (familia: Familia, today: Day) =>
  vigenciasOf(familia).map(
    ({ key }) => sql`
      select ${familia.key}::text as familia, id, ${sql.ref(familia.titulo)} as titulo, ${key}::text as campo,
        ${sql.ref(key)} as fim, ${sql.ref(key)} - ${today}::date as dias
      ${from(familia)} where ${sql.ref(key)} <= ${today}::date + ${HORIZONTE}::int`,
  )

const familiaJson = (familia: Familia, today: Day) => sql`
  json_build_object('familia', ${familia.key}::text, 'anos', ${anos(familia)}, 'estados', ${estados(familia, today)})`

/** The figures of all families as JSON text, read at one instant. */
export function readConveniosPainel(db: Db, familias: readonly Familia[], today: Day): Promise<string> {
  const ending = sql.join(
    familias.flatMap((familia) => vencimentos(familia, today)),
    sql` union all `,
  )
  const nearest = sql`select * from (${ending}) todos order by fim desc, id limit ${MOST}`
  return readJson(
    db,
    sql`select json_build_object(
      'hoje', ${today}::text,
      'familias', json_build_array(${sql.join(familias.map((familia) => familiaJson(familia, today)))}),
      'vencimentos', ${jsonArray(nearest, sql`r.fim, r.familia, r.id, r.campo`)}
    )::text as json`,
  )
}
