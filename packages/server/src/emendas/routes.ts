import type { emendasCalls } from '@paco/domain/emendas/contract'
import { emendasList } from '@paco/domain/emendas/emenda'
import { MESSAGES } from '@paco/domain/emendas/messages'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { emendasSource, readEmenda } from './queries.ts'
import { createEmenda, editEmenda, removeEmenda } from './writes.ts'

export const emendasRoutes = (db: Db): Handlers<typeof emendasCalls> => ({
  listEmendas: ({ query }) => replyList(db, emendasSource, query),
  exportEmendas: ({ query }) => exportList(db, emendasSource, emendasList.name, query),
  getEmenda: async ({ params }) => RawJson.envelope(await readEmenda(db, params.id)),

  createEmenda: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => createEmenda(trx, user, body)), MESSAGES.created),

  updateEmenda: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => editEmenda(trx, user, params.id, body))
    return success(params.id)
  },

  deleteEmenda: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => removeEmenda(trx, user, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },
})
