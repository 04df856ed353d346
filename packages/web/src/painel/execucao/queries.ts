import { execucaoCalls } from '@paco/domain/painel/execucao-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { recordOf } from '../../http/reads.ts'
import type { ProcessosFilter } from '../queries.ts'

export const painelExecucaoQuery = (filter: ProcessosFilter) => ({
  ...recordOf(execucaoCalls.getPainelExecucao, { query: filter }),
  staleTime: 0,
  placeholderData: keepPreviousData,
})
