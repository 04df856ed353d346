import type { Situacao } from '@paco/domain/etapas/etapa'
import type { Marca } from '@paco/domain/etapas/marca'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

interface ListFilter {
  id_secretaria?: number | undefined
  ano?: number | undefined
  status?: Situacao | undefined
  marca?: Marca | undefined
  paralisado?: boolean | undefined
  sem_evolucao?: boolean | undefined
}

/** The list that a figure counts, with what is known of the filter and nothing else in the address. */
export const listLink = (filter: ListFilter): LinkProps => ({
  to: PATHS.processos,
  search: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as never,
})

const params = (id: number | string) => ({ id: String(id) })

/** The ways to a project's screens. */
export const viewLink = (id: number | string) => linkOptions({ to: PATHS.viewProjeto, params: params(id) })
export const ganttLink = (id: number) => linkOptions({ to: PATHS.gantt3, params: params(id) })
export const cronogramaLink = (id: number) => linkOptions({ to: PATHS.gantt4, params: params(id) })
export const execucaoLink = (id: number) => linkOptions({ to: PATHS.detalhesExecucao, params: params(id) })
export const estatisticasLink = (id: number) =>
  linkOptions({ to: PATHS.estatisticasProjeto, params: params(id) })
export const contratosLink = (id: number) => linkOptions({ to: PATHS.contratosProjeto, params: params(id) })
export const aditivosLink = (id: number) => linkOptions({ to: PATHS.aditivosProjeto, params: params(id) })
export const historicoLink = (id: number) => linkOptions({ to: PATHS.historicoProjeto, params: params(id) })
export const editLink = (id: number) => linkOptions({ to: PATHS.editProjeto, params: params(id) })
/** The form of a new project, filled in from this one. */
export const copyLink = (id: number) => linkOptions({ to: PATHS.create, search: { copia: id } as never })
export const editOlderLink = (id: number) => linkOptions({ to: PATHS.editProjetoOlder, params: params(id) })
