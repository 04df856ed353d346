import { painelCalls } from '@paco/domain/painel/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { recordOf } from '../http/reads.ts'

/**
 * The figures of the public dashboards, one request for all of them. Asked for again whenever a dashboard opens: an
 * unchanged answer costs the server a 304.
 */
export const painelQuery = { ...recordOf(painelCalls.getPainel, {}), staleTime: 0 }

export interface ProcessosFilter {
  id_secretaria?: number
  ano?: number
}

export const painelProcessosQuery = (filter: ProcessosFilter) => ({
  ...recordOf(painelCalls.getPainelProcessos, { query: filter }),
  staleTime: 0,
  placeholderData: keepPreviousData,
})
