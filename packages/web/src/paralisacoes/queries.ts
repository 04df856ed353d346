import { paralisacoesCalls } from '@paco/domain/paralisacoes/contract'
import { recordOf, rowsOf } from '../http/reads.ts'

/** Every stoppage of a project, the newest first. */
export const paralisacoesQuery = (id_projeto: number) =>
  rowsOf(paralisacoesCalls.listParalisacoes, { query: { id_projeto, ordem: '-inicio' } })

/** Every stoppage of works under a contract, the newest first. */
export const paralisacoesDoContratoQuery = (id_contrato: number) =>
  rowsOf(paralisacoesCalls.listParalisacoes, { query: { id_contrato, ordem: '-inicio' } })

/** One of them, as it now is. */
export const paralisacaoQuery = (id: number) => recordOf(paralisacoesCalls.getParalisacao, { params: { id } })
