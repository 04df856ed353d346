import type { Trx } from '../db/database.ts'
import { moveVigencia } from './limites-queries.ts'
import { insertApostila } from './queries.ts'

export interface NotaParalisacao {
  readonly id_projeto: number
  readonly id_contrato: number | null
  readonly id_secretaria: number
  /** The days it was stopped. */
  readonly prazo: number
  readonly descricao_pedido: string
  readonly criado_por: number
  readonly now: Date
}

/**
 * What a restart notes: the law itself moves the schedule by the days stopped (art. 115 § 5), so nobody decides it. The
 * stages are moved by whoever restarts, on the project that is held; the term of the contract moves here.
 */
export async function noteParalisacao(trx: Trx, { now, ...nota }: NotaParalisacao): Promise<number> {
  if (nota.id_contrato !== null) await moveVigencia(trx, nota.id_contrato, nota.prazo)
  return insertApostila(trx, { ...nota, data_criacao: now, data_decisao: now })
}
