import { guiaCalls } from '@paco/domain/guia/contract'
import type { Guia } from '@paco/domain/guia/guia'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** How far the city has come; what was done since, elsewhere, counts at once. */
export const guiaQuery = queryOptions({
  queryKey: ['/api/primeiros-passos'],
  queryFn: async ({ signal }): Promise<Guia> =>
    (await request(guiaCalls.getGuia, { signal })).data.Result[0] as Guia,
  staleTime: 0,
})
