import type { lixeiraCalls } from '@paco/domain/lixeira/contract'
import type { arquivamentoCalls } from '@paco/domain/projetos/arquivamento-contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { lixeiraSource } from './queries.ts'
import { archiveProjeto, restoreProjeto, unarchiveProjeto } from './writes.ts'

type Calls = typeof lixeiraCalls & typeof arquivamentoCalls

export const lixeiraRoutes = (db: Db, now: () => Date): Handlers<Calls> => ({
  listLixeira: ({ query, user }) => replyList(db, lixeiraSource(user), query),

  restoreProjeto: async ({ params, user, actor }) => {
    const deixados = await transact(db, actor, (trx) => restoreProjeto(trx, user, params.id, now()))
    return { ...success(params.id, MESSAGES.restored), deixados }
  },

  archiveProjeto: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => archiveProjeto(trx, user, params.id, body, now()))
    return success(params.id, MESSAGES.archived)
  },

  unarchiveProjeto: async ({ params, body, actor }) => {
    await transact(db, actor, (trx) => unarchiveProjeto(trx, params.id, body.versao))
    return success(params.id, MESSAGES.unarchived)
  },
})
