import { remessasCalls } from '@paco/domain/remessas/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** What a remittance of the half-year that is over would hold today. */
export const previaQuery = queryOptions({
  queryKey: ['/api/relatorios/obras-tce'],
  queryFn: async ({ signal }) => {
    const { data } = await request(remessasCalls.previewObrasTce, { query: {}, signal })
    const [previa] = data.Result
    if (!previa) throw new Error('The answer is empty.')
    return previa
  },
})
