import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../http/client.ts'

/** How a contract is measured. */
export const regraQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/contratos', id, 'medicao'],
    queryFn: async ({ signal }) =>
      (await request(medicoesCalls.getRegraMedicao, { params: { id }, signal })).data.Result[0] ?? null,
  })

/** What part of each stage falls in each month. */
export const cronogramaQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/contratos', id, 'cronograma'],
    queryFn: async ({ signal }) =>
      (await request(medicoesCalls.listCronograma, { params: { id }, signal })).data.Result,
  })
