import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/**
 * How much of each item of a contract is measured, by its key. What an open bulletin claims counts too, and what it takes
 * back does not yet: whichever way it ends, that much is in it. Stages are measured in percent, and a revision leaves them.
 */
export async function listMedidas(db: Db, id_contrato: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ chave: number; medida: number }>`
    select i.chave, sum(case when m.aprovada_em is null then greatest(coalesce(i.aceita, i.pleiteada), 0)
      else coalesce(i.aceita, i.pleiteada) end) as medida
    from medicoes m join medicoes_itens i on i.medicao_id = m.id
    where m.contrato_id = ${id_contrato} and m.modo = 'por_item' group by i.chave`.execute(db)
  return new Map(rows.map(({ chave, medida }) => [chave, medida]))
}
