import { documentosCalls } from '@paco/domain/documentos/contract'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { keyOf } from '../../http/reads.ts'

/** One rule: they are few, and told all together. */
export const regraQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(documentosCalls.listRegras, {}, 'regra', id),
    queryFn: async ({ signal }) => {
      const { data } = await request(documentosCalls.listRegras, { signal })
      const regra = data.Result.find((one) => one.id === id)
      if (!regra) throw notFound(MESSAGES.ruleNotFound)
      return regra
    },
  })
