import { inicioCalls } from '@paco/domain/inicio/contract'
import type { Inicio } from '@paco/domain/inicio/inicio'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

export const INICIO = ['/api/inicio']

/** What the day begins with; news are those since an instant. */
export const inicioQuery = (desde: string | undefined) =>
  queryOptions({
    queryKey: [...INICIO, desde],
    queryFn: async ({ signal }): Promise<Inicio | null> =>
      (await request(inicioCalls.getInicio, { query: { desde }, signal })).data.Result[0] ?? null,
  })
