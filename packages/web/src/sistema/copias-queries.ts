import { copiasCalls } from '@paco/domain/sistema/copias-contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { recordOf } from '../http/reads.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** How often is asked while one is being made. */
const PAUSE = 3000

/** The backups there are, and how they stand. */
export const copiasQuery = queryOptions({
  ...recordOf(copiasCalls.getCopias, {}),
  refetchInterval: ({ state: { data } }) => (data?.em_andamento ? PAUSE : false),
})

/** Has one made now. */
export const useFazerCopia = () =>
  useAskedWrite({
    send: () => request(copiasCalls.createCopia, {}),
    question: () => null,
    onDone: ({ data }) => toast(data.message ?? ''),
  })
