import { conformidadeCalls } from '@paco/domain/conformidade/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** How the city stands today. */
export const conformidadeQuery = queryOptions({
  queryKey: ['/api/conformidade'],
  queryFn: async ({ signal }) => {
    const { data } = await request(conformidadeCalls.getConformidade, { signal })
    const [medicao] = data.Result
    if (!medicao) throw new Error('The answer is empty.')
    return medicao
  },
})

/** What is held back from publication. */
export const retidosQuery = queryOptions({
  queryKey: ['/api/conformidade/retidos'],
  queryFn: async ({ signal }) => (await request(conformidadeCalls.listRetidos, { signal })).data.Result,
})
