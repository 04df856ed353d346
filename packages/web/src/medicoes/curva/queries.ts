import { MESSAGES } from '@paco/domain/contratos/messages'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { notFound } from '@paco/domain/shared/errors'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../http/client.ts'

/** The S-curve of a contract, on the day it is asked for. */
export const curvaQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/contratos', id, 'curva'],
    queryFn: async ({ signal }) => {
      const { data } = await request(medicoesCalls.getCurva, { params: { id }, signal })
      const [curva] = data.Result
      if (!curva) throw notFound(MESSAGES.notFound)
      return curva
    },
  })
