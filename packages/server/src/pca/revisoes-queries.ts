import type { TipoRevisao } from '@paco/domain/pca/revisao'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { readArray } from '../db/records.ts'

interface NovaRevisao {
  readonly pca_id: number
  readonly tipo: TipoRevisao
  readonly antes: object
  readonly depois: object
  readonly justificativa: string
  readonly feita_por: number
}

/** One more revision of an item that is held. */
export async function insertRevisao(trx: Trx, revisao: NovaRevisao): Promise<void> {
  const { antes, depois, ...plain } = revisao
  await trx
    .insertInto('pca_revisoes')
    .values({
      ...plain,
      antes: JSON.stringify(antes),
      depois: JSON.stringify(depois),
      numero: sql<number>`(select count(*) + 1 from pca_revisoes where pca_id = ${revisao.pca_id})`,
    })
    .execute()
}

/** What changed in an item after its plan was approved, the last first. */
export const readRevisoes = (db: Db, id: number): Promise<string> =>
  readArray(
    db,
    sql`select r.id, r.numero, r.tipo, r.antes, r.depois, r.justificativa, u.name as feita_por_nome, r.feita_em, r.enviada
      from pca_revisoes r left join usuarios u on u.id = r.feita_por where r.pca_id = ${id} order by r.numero desc`,
  )
