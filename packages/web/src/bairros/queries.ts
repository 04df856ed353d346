import { bairrosCalls } from '@paco/domain/bairros/contract'
import type { ResumoBairros } from '@paco/domain/bairros/lancamento-bairro'
import { MESSAGES } from '@paco/domain/bairros/messages'
import { notFound } from '@paco/domain/shared/errors'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import type { OptionsQuery, Suggestion } from '../ui/entity-form/types.ts'

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw notFound(MESSAGES.notFound)
  return row
}

export const lancamentoBairroQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/projetosbairros', id],
    queryFn: async ({ signal }) =>
      only((await request(bairrosCalls.getLancamentoBairro, { params: { id }, signal })).data.Result),
  })

/** What the entries of a filter add up to; without one, all of them. */
export const resumoBairrosQuery = (filter: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['/api/projetosbairros/resumo', filter],
    queryFn: async ({ signal }) =>
      only((await request(bairrosCalls.getResumoBairros, { query: filter, signal })).data.Result),
    placeholderData: keepPreviousData,
  })

/** The neighbourhoods of the city; choosing one suggests its zone, where that is known. */
export const bairroSuggestions: OptionsQuery<Suggestion> = {
  queryKey: ['/api/bairros', 'sugestoes'],
  queryFn: async () => {
    const { data } = await request(bairrosCalls.listBairros, { query: { ativo: true } })
    return data.Result.map(({ id, bairro, zona }) => ({
      value: id,
      label: bairro,
      ...(zona === null ? {} : { fills: { Zona: zona } }),
    }))
  },
}

/** The words used so far, so that the same thing is called the same. */
const usedSoFar = (part: 'por_tipo' | 'por_fonte'): OptionsQuery<Suggestion> => ({
  queryKey: ['/api/projetosbairros/resumo', 'sugestoes', part],
  queryFn: async () => {
    const { data } = await request(bairrosCalls.getResumoBairros, {})
    const resumo: ResumoBairros = only(data.Result)
    return resumo[part].map(({ nome }) => ({ value: nome, label: nome }))
  },
})
export const tipoSuggestions = usedSoFar('por_tipo')
export const fonteSuggestions = usedSoFar('por_fonte')
