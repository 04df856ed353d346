import type { Copias } from '@paco/domain/sistema/copia'
import { copiasCalls } from '@paco/domain/sistema/copias-contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** How often is asked while one is being made. */
const PAUSE = 3000

/** The backups there are, and how they stand. */
export const copiasQuery = queryOptions({
  queryKey: ['/api/sistema/copias'],
  queryFn: async ({ signal }): Promise<Copias> => {
    const { data } = await request(copiasCalls.getCopias, { signal })
    return data.Result[0] as Copias
  },
  refetchInterval: ({ state: { data } }) => (data?.em_andamento ? PAUSE : false),
})

/** Has one made now. */
export const useFazerCopia = () =>
  useAskedWrite({
    send: () => request(copiasCalls.createCopia, {}),
    question: () => null,
    onDone: ({ data }) => toast(data.message ?? ''),
  })
