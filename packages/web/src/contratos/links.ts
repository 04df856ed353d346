import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

const params = (id: number | string) => ({ id: String(id) })

export const viewContratoLink = (id: number | string) =>
  linkOptions({ to: PATHS.contrato, params: params(id) })
export const editContratoLink = (id: number) => linkOptions({ to: PATHS.editContrato, params: params(id) })
/** Its form, at one field. */
export const contratoFieldLink = (id: number, hash: string) =>
  linkOptions({ to: PATHS.editContrato, params: params(id), hash })
/** The city's own data, at one field. */
export const cidadeFieldLink = (hash: string) => linkOptions({ to: PATHS.configuracoes, hash })
export const planilhaLink = (id: number) => linkOptions({ to: PATHS.contratoPlanilha, params: params(id) })
export const medicoesDoContratoLink = (id: number) =>
  linkOptions({ to: PATHS.contratoMedicoes, params: params(id) })
export const recebimentoLink = (id: number) =>
  linkOptions({ to: PATHS.contratoRecebimento, params: params(id) })

/** A new contract, for a project where one is named. */
export const newContratoLink = (projeto?: number) =>
  linkOptions({ to: PATHS.contratoNovo, search: (projeto === undefined ? {} : { projeto }) as never })
