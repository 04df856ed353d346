import { arquivosCalls } from '@paco/domain/arquivos/contract'
import type { Uso } from '@paco/domain/arquivos/uso'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** How much room files take. */
export const usoQuery = queryOptions({
  queryKey: ['/api/arquivos/uso'],
  queryFn: async ({ signal }): Promise<Uso> => {
    const { data } = await request(arquivosCalls.readUso, { signal })
    return data.Result[0] as Uso
  },
})
