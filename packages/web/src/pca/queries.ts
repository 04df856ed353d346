import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Pca } from '@paco/domain/pca/pca'
import { keepPreviousData } from '@tanstack/react-query'
import { recordOf, rowsOf } from '../http/reads.ts'

export const pcaQuery = (id: number) => recordOf(pcaCalls.getPca, { params: { id } }, MESSAGES.notFound)

export const revisoesQuery = (id: number) => rowsOf(pcaCalls.listPcaRevisoes, { params: { id } })

export const planosQuery = rowsOf(pcaCalls.listPlanos, {})

/** The plan of a year, the first one unless a unit is named; refused where there is none. */
export const planoQuery = (ano: number, unidade?: string) =>
  recordOf(pcaCalls.getPlano, { params: { ano }, query: { unidade } }, MESSAGES.notFound)

/** What the portal has still to be told of it. */
export const planoPncpQuery = (ano: number, unidade?: string) =>
  recordOf(pcaCalls.getPlanoPncp, { params: { ano }, query: { unidade } }, MESSAGES.notFound)

/** What of it has no project and was not carried over. */
export const semExecucaoQuery = (ano: number, unidade: string) =>
  rowsOf(pcaCalls.listSemExecucao, { params: { ano }, query: { unidade } })

/** Those of its plan that stand where an item stands, itself among them. */
export const paresQuery = ({ ano, unidade, situacao }: Pick<Pca, 'ano' | 'unidade' | 'situacao'>) =>
  rowsOf(pcaCalls.listPca, { query: { ano, unidade, situacao, ordem: 'numero_item' } })

/** What the items of a filter add up to; without one, the whole plan. */
export const resumoPcaQuery = (filter: Readonly<Record<string, string>>) => ({
  ...recordOf(pcaCalls.getResumoPca, { query: filter }, MESSAGES.notFound),
  placeholderData: keepPreviousData,
})
