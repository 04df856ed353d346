import { recebimentosCalls } from '@paco/domain/recebimentos/contract'
import { rowsOf } from '../http/reads.ts'

/** The terms by which a contract's object was received. */
export const recebimentosQuery = (id: number) =>
  rowsOf(recebimentosCalls.listRecebimentos, { params: { id } })
