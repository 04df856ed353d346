import { dadosCalls } from '@paco/domain/dados/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** What open data there are, and when each changed. */
export const catalogoQuery = queryOptions({
  queryKey: ['/api/dados'],
  queryFn: async ({ signal }) => {
    const { data } = await request(dadosCalls.getCatalogo, { signal })
    const [catalogo] = data.Result
    if (!catalogo) throw new Error('The answer is empty.')
    return catalogo
  },
})
