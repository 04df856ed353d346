import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { recordOf, rowsOf } from '../http/reads.ts'

/** Everything ever asked for on one project, the newest first. */
export const aditivosDoProjetoQuery = (id: number) =>
  rowsOf(aditivosCalls.listAditivosDoProjeto, { params: { id } })

/** What one request is judged by, all at once. */
export const exameQuery = (id: number) =>
  recordOf(aditivosCalls.getExame, { params: { id } }, MESSAGES.notFound)

/** The questions and answers about a request, the oldest first. */
export const mensagensQuery = (id: number) => rowsOf(aditivosCalls.listMensagens, { params: { id } })

/** An amendment as the national portal takes its term, and what it lacks. */
export const pncpDoTermoQuery = (id: number) =>
  recordOf(aditivosCalls.getPncpDoTermo, { params: { id } }, MESSAGES.notFound)

/** What the amendments of a project add up to, against the legal limits: by contract, or of the project. */
export const limitesQuery = (id: number) => rowsOf(aditivosCalls.listLimitesDoProjeto, { params: { id } })

/** What a contract is measured with, the newest first: of its projects, those one may read. */
export const aditivosDoContratoQuery = (id_contrato: number) =>
  rowsOf(aditivosCalls.listAditivos, { query: { id_contrato, ordem: '-data_criacao' } })

/** The legal meter of a contract. */
export const limitesDoContratoQuery = (id: number) =>
  rowsOf(aditivosCalls.listLimitesDoContrato, { params: { id } })

/** What administrators corrected of a frozen baseline, the newest first. */
export const correcoesQuery = (id: number) => rowsOf(aditivosCalls.listCorrecoesDoProjeto, { params: { id } })

/**
 * The budget lines a department may charge an amendment to, with their balances. The dialog asks for them; the fields
 * that appear once it knows must not ask for what it was refused a moment ago.
 */
export const lancamentosQuery = (id_secretaria: number) => ({
  ...rowsOf(orcamentoCalls.listLancamentosDaSecretaria, { params: { id_secretaria } }),
  retryOnMount: false,
})
