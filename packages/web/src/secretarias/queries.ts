import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { MESSAGES } from '@paco/domain/secretarias/messages'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** Names change rarely and are asked for everywhere. */
const WHILE = 5 * 60_000

/** Numbers and names, for select boxes and for reading records that hold only the number. */
export const nomesSecretariasQuery = queryOptions({
  queryKey: ['/api/secretaria'],
  queryFn: async ({ signal }) =>
    (await request(secretariasCalls.listNomesSecretarias, { signal })).data.Result,
  staleTime: WHILE,
})

export const secretariaQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/getsecret', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(secretariasCalls.getSecretaria, { params: { id }, signal })
      const [row] = data.Result
      if (!row) throw notFound(MESSAGES.notFound)
      return row
    },
  })

/** All departments with who heads them, in their order. */
export const secretariasQuery = queryOptions({
  queryKey: ['/api/getSecretaria', 'todas'],
  queryFn: async ({ signal }) => (await request(secretariasCalls.listSecretarias, { signal })).data.Result,
})
