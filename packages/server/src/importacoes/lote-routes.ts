import type { loteCalls } from '@paco/domain/importacoes/lote-contract'
import type { Handlers } from '../http/handler.ts'
import { readLote, writeLote } from './lote.ts'
import type { Importacoes } from './passos.ts'

export const loteRoutes = (casa: Importacoes): Handlers<typeof loteCalls> => ({
  lerLote: ({ params, query, user }) => readLote(casa, params.lista, query.ids, user),

  gravarLote: async ({ params, body, user, actor }) => ({
    Status: 'Success',
    ...(await writeLote(casa, params.lista, body.linhas, { user, actor })),
  }),
})
