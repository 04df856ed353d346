import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

/** The page of one request: everything to judge it by, and where it is decided. */
export const aditivoLink = (id: number | string) =>
  linkOptions({ to: PATHS.aditivo, params: { id: String(id) } })

/** All that a contract is measured with. */
export const aditivosDoContratoLink = (id_contrato: number) =>
  linkOptions({ to: PATHS.aditivos, search: { id_contrato } as never })

/** What waits for a decision on one project. */
export const auditoriaDoProjetoLink = (id_projeto: number) =>
  linkOptions({ to: PATHS.aditivos, search: { id_projeto, status: 'pendente' } as never })
