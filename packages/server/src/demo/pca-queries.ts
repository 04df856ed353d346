import type { SituacaoPlano } from '@paco/domain/pca/plano'
import { sql } from 'kysely'
import type { Trx } from '../db/database.ts'

interface Estado {
  readonly situacao: SituacaoPlano
  readonly aprovado_em: Date | null
  readonly publicado_em: Date | null
  readonly aprovado_por: number | null
}

/** How a plan stands in the demo city, whatever way it came there. */
export async function setEstado(trx: Trx, ano: number, unidade: string, estado: Estado): Promise<void> {
  await trx
    .updateTable('pca_planos')
    .set(estado)
    .where('ano', '=', ano)
    .where('codigo_unidade', '=', unidade)
    .execute()
}

/** The first items of a plan that have all the portal asks for; without projects, or with some. */
export async function listProntos(trx: Trx, ano: number, comProjetos: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from lista_pca where ano = ${ano} and pronto and (vinculados > 0) = ${comProjetos} order by id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}
