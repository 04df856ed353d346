import { contratosCalls } from '@paco/domain/contratos/contract'
import { MESSAGES } from '@paco/domain/contratos/messages'
import { recordOf, rowsOf } from '../http/reads.ts'

export const contratoQuery = (id: number) =>
  recordOf(contratosCalls.getContrato, { params: { id } }, MESSAGES.notFound)

/** The contracts of a project, the newest first. */
export const contratosDoProjetoQuery = (id_projeto: number) =>
  rowsOf(contratosCalls.listContratos, { query: { id_projeto } })

/** A contract as the national portal takes it, and what it lacks. */
export const pncpDoContratoQuery = (id: number) =>
  recordOf(contratosCalls.getPncpDoContrato, { params: { id } }, MESSAGES.notFound)

/** Who may inspect or manage a contract. */
export const pessoasQuery = rowsOf(contratosCalls.listFiscais, {})

export const correcoesDoContratoQuery = (id: number) =>
  rowsOf(contratosCalls.listCorrecoesDoContrato, { params: { id } })
