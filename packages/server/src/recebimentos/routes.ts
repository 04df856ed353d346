import type { recebimentosCalls } from '@paco/domain/recebimentos/contract'
import { MESSAGES } from '@paco/domain/recebimentos/messages'
import { secretariaOfContrato } from '../contratos/queries.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { printRecebimento } from './papel.ts'
import { listRecebimentos } from './queries.ts'
import { createRecebimento, editRecebimento } from './writes.ts'

export const recebimentosRoutes = (db: Db, now: () => Date): Handlers<typeof recebimentosCalls> => ({
  listRecebimentos: async ({ params }) => {
    await secretariaOfContrato(db, params.id)
    return RawJson.envelope(await listRecebimentos(db, params.id))
  },

  printRecebimento: ({ params, caller }) => printRecebimento(db, params.id, caller, now()),

  createRecebimento: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => createRecebimento(trx, user, body, now)), MESSAGES.created),

  updateRecebimento: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => editRecebimento(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.updated)
  },
})
