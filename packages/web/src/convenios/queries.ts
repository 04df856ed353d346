import { callsOf, conveniosCalls, type FamiliaCalls } from '@paco/domain/convenios/contract'
import { type Convenio, screenListOf } from '@paco/domain/convenios/convenio'
import type { Familia } from '@paco/domain/convenios/familia'
import type { FamiliaKey } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/convenios/messages'
import type { ConveniosPainel } from '@paco/domain/convenios/painel'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

interface Parts {
  list: ReturnType<typeof screenListOf>
  calls: FamiliaCalls
}

const made = new WeakMap<Familia, Parts>()

/** What a family's screens are fed with: made once, so that it stays the same from one drawing to the next. */
export function partsOf(familia: Familia): Parts {
  const known = made.get(familia)
  if (known) return known
  const parts = { list: screenListOf(familia), calls: callsOf(familia) }
  made.set(familia, parts)
  return parts
}

export const convenioQuery = (familia: Familia, id: number) =>
  queryOptions({
    queryKey: [`/api/convenios${familia.key}`, id],
    queryFn: async ({ signal }): Promise<Convenio> => {
      const { data } = await request(partsOf(familia).calls.get, { params: { id }, signal })
      const [convenio] = data.Result
      if (!convenio) throw notFound(MESSAGES.notFound)
      return convenio
    },
  })

/** What was received of an agreement, the latest first. */
export const repassesQuery = (familia: FamiliaKey, id_convenio: number) =>
  queryOptions({
    queryKey: ['/api/repasses', familia, id_convenio],
    queryFn: async ({ signal }) =>
      (await request(conveniosCalls.listRepasses, { query: { familia, id_convenio }, signal })).data.Result,
  })

/** Figures and terms of all families: they stand above each list, and together on a screen of their own. */
export const conveniosPainelQuery = queryOptions({
  queryKey: ['/api/convenios/painel'],
  queryFn: async ({ signal }): Promise<ConveniosPainel> => {
    const { data } = await request(conveniosCalls.getConveniosPainel, { signal })
    const [painel] = data.Result
    if (!painel) throw notFound()
    return painel
  },
  staleTime: 0,
})
