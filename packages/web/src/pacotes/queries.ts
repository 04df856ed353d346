import type { Conferencia, SituacaoPacotes } from '@paco/domain/pacotes/carga'
import { pacotesCalls } from '@paco/domain/pacotes/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** Which packs there are, and what was loaded. */
export const pacotesQuery = queryOptions({
  queryKey: ['/api/pacotes'],
  queryFn: async ({ signal }): Promise<SituacaoPacotes> => {
    const { data } = await request(pacotesCalls.getPacotes, { signal })
    return data.Result[0] as SituacaoPacotes
  },
})

/** What loading one would do now. */
export const conferenciaQuery = (chave: string) =>
  queryOptions({
    queryKey: ['/api/pacotes', chave, 'conferir'],
    queryFn: async ({ signal }): Promise<Conferencia> => {
      const { data } = await request(pacotesCalls.checkPacote, { params: { chave }, signal })
      return data.Result[0] as Conferencia
    },
    staleTime: 0,
  })
