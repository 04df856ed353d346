import type { MedidoDaPlanilha } from '@paco/domain/quantitativos/comparar'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/**
 * How much of each item of a contract is measured, by its key; of a stage, what was measured of it is worth. What an open
 * bulletin claims counts too, and what it takes back does not yet: whichever way it ends, that much is in it.
 */
export async function listMedidas(db: Db, id_contrato: number): Promise<MedidoDaPlanilha> {
  const { rows } = await sql<{ chave: number; modo: string; medida: number; valor: number }>`
    select i.chave, m.modo,
      sum(case when m.aprovada_em is null then greatest(coalesce(i.aceita, i.pleiteada), 0)
        else coalesce(i.aceita, i.pleiteada) end) as medida,
      sum(case when m.aprovada_em is null then greatest(i.valor, 0) else i.valor end) as valor
    from medicoes m join medicoes_itens i on i.medicao_id = m.id
    where m.contrato_id = ${id_contrato} group by i.chave, m.modo`.execute(db)
  const of = (modo: string) => rows.filter((row) => row.modo === modo)
  return {
    itens: new Map(of('por_item').map(({ chave, medida }) => [chave, medida])),
    etapas: new Map(of('por_etapa').map(({ chave, valor }) => [chave, valor])),
  }
}
