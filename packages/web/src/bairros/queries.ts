import { bairrosCalls } from '@paco/domain/bairros/contract'
import { MESSAGES } from '@paco/domain/bairros/messages'
import { keepPreviousData } from '@tanstack/react-query'
import { recordOf, rowsOf } from '../http/reads.ts'
import { optionsFrom } from '../ui/entity-form/options-from.ts'
import type { OptionsQuery, Suggestion } from '../ui/entity-form/types.ts'

export const lancamentoBairroQuery = (id: number) =>
  recordOf(bairrosCalls.getLancamentoBairro, { params: { id } }, MESSAGES.notFound)

/** What the entries of a filter add up to; without one, all of them. */
export const resumoBairrosQuery = (filter: Readonly<Record<string, string>>) => ({
  ...recordOf(bairrosCalls.getResumoBairros, { query: filter }, MESSAGES.notFound),
  placeholderData: keepPreviousData,
})

/** The neighbourhoods of the city; choosing one suggests its zone, where that is known. */
export const bairroSuggestions: OptionsQuery<Suggestion> = optionsFrom(
  rowsOf(bairrosCalls.listBairros, { query: { ativo: true } }),
  (bairros) =>
    bairros.map(({ id, bairro, zona }) => ({
      value: id,
      label: bairro,
      ...(zona === null ? {} : { fills: { Zona: zona } }),
    })),
)

/** The words used so far, so that the same thing is called the same. */
const usedSoFar = (part: 'por_tipo' | 'por_fonte'): OptionsQuery<Suggestion> =>
  optionsFrom(recordOf(bairrosCalls.getResumoBairros, {}, MESSAGES.notFound), (resumo) =>
    resumo[part].map(({ nome }) => ({ value: nome, label: nome })),
  )
export const tipoSuggestions = usedSoFar('por_tipo')
export const fonteSuggestions = usedSoFar('por_fonte')
