import { cidadeCalls } from '@paco/domain/cidade/contract'
import { MESSAGES } from '@paco/domain/cidade/messages'
import { type Municipio, municipioText } from '@paco/domain/cidade/municipio'
import { request } from '../http/client.ts'
import { keyOf, recordOf } from '../http/reads.ts'
import type { SuggestionSearch } from '../ui/entity-form/types.ts'

/** The settings as they are now, with the version that an edit begins from. */
export const cidadeQuery = recordOf(cidadeCalls.getCidade, {}, MESSAGES.notFound)

/** Those that were found for what was typed, by how they are offered: choosing one fills in all that is known of it. */
const offered = new Map<string, Municipio>()

export const municipioNamed = (text: unknown): Municipio | undefined => offered.get(String(text))

/** Suggestions of municipalities for a name or a code. */
export const municipiosQuery: SuggestionSearch = (text) => ({
  queryKey: keyOf(cidadeCalls.searchMunicipios, { query: { q: text } }, 'suggestions'),
  queryFn: async ({ signal }) => {
    if (text === '') return []
    const { data } = await request(cidadeCalls.searchMunicipios, { query: { q: text }, signal })
    return data.Result.map((municipio) => {
      const label = municipioText(municipio)
      offered.set(label, municipio)
      return { value: municipio.ibge, label, hint: `IBGE ${municipio.ibge}` }
    })
  },
  staleTime: Number.POSITIVE_INFINITY,
})
