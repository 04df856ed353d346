import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { keepPreviousData } from '@tanstack/react-query'
import { pageOf, recordOf } from '../http/reads.ts'

export const projetoQuery = (id: number) =>
  recordOf(projetosCalls.getProjeto, { params: { id } }, MESSAGES.notFound)

/** As many projects as one call answers. */
export const MOST_PROJETOS = 1000

/** The projects of a filter, all at once, for the charts that show them side by side. */
export const portfolioQuery = (filter: Readonly<Record<string, string>>) => ({
  ...pageOf(projetosCalls.listProjetos, { query: { ...filter, limite: MOST_PROJETOS } }),
  placeholderData: keepPreviousData,
})
