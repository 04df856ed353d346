import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const projetoQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/getprojetocompleto', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(projetosCalls.getProjeto, { params: { id }, signal })
      const [projeto] = data.Result
      if (!projeto) throw notFound(MESSAGES.notFound)
      return projeto
    },
  })

/** As many projects as one call answers. */
export const MOST_PROJETOS = 1000

/** The projects of a filter, all at once, for the charts that show them side by side. */
export const portfolioQuery = (filter: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['/api/getprojetocompleto', 'portfolio', filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, limite: MOST_PROJETOS }
      const { data, total, sums } = await request(projetosCalls.listProjetos, { query, signal })
      return { projetos: data.Result, total, valor: sums.valor ?? 0 }
    },
    placeholderData: keepPreviousData,
  })
