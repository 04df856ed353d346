import type { Day } from '@paco/domain/shared/days'
import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/** The payments of a bulletin in the wire's form, oldest first. */
export const readPagamentos = (db: Db, medicao_id: number): Promise<string> =>
  readArray(
    db,
    sql`select p.id, p.medicao_id as id_boletim, p.empenho, p.nota_fiscal, p.data, p.valor, p.registrado_por,
        u.name as registrado_por_nome
      from medicoes_pagamentos p join usuarios u on u.id = p.registrado_por
      where p.medicao_id = ${medicao_id} order by p.data, p.id`,
  )

export async function pagosOf(trx: Trx, medicao_id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('medicoes_pagamentos')
    .select('valor')
    .where('medicao_id', '=', medicao_id)
    .execute()
  return rows.map(({ valor }) => valor)
}

/** The bulletin's own sum follows by itself. */
export async function insertPagamento(
  trx: Trx,
  row: Insertable<Schema['medicoes_pagamentos']>,
): Promise<number> {
  const made = await trx
    .insertInto('medicoes_pagamentos')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** What was approved of a contract and paid for it, as its curve is drawn from it. */
interface Executado {
  readonly medicoes: readonly {
    readonly fim: Day
    readonly acumulado: number
    readonly liquido: number
    readonly reajuste: number
    readonly pago: number
  }[]
  readonly pagamentos: readonly { readonly data: Day; readonly valor: number }[]
}

export async function readExecutado(db: Db, contrato_id: number): Promise<Executado> {
  const { rows: medicoes } = await sql<Executado['medicoes'][number]>`
    select fim, valor_acumulado as acumulado, valor_liquido as liquido, valor_reajuste as reajuste, valor_pago as pago
    from medicoes where contrato_id = ${contrato_id} and situacao in ('aprovada', 'liquidada', 'paga') order by numero`.execute(
    db,
  )
  const { rows: pagamentos } = await sql<Executado['pagamentos'][number]>`
    select data, valor from medicoes_pagamentos where contrato_id = ${contrato_id}`.execute(db)
  return { medicoes, pagamentos }
}
