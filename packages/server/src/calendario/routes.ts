import type { calendarioCalls } from '@paco/domain/calendario/contract'
import { MESSAGES } from '@paco/domain/calendario/messages'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { deleteMarco, putMarco, readMarcos } from './marcos-queries.ts'
import { deleteFeriado, feriadosSource, insertFeriado, readFeriado, updateFeriado } from './queries.ts'

export const calendarioRoutes = (db: Db): Handlers<typeof calendarioCalls> => ({
  listFeriados: ({ query }) => replyList(db, feriadosSource, query),
  exportFeriados: ({ query }) => exportList(db, feriadosSource, 'feriados', query),
  getFeriado: async ({ params }) => RawJson.envelope(await readFeriado(db, params.id)),

  createFeriado: async ({ body, actor }) =>
    success(await transact(db, actor, (trx) => insertFeriado(trx, body))),

  updateFeriado: async ({ params, body, actor }) => {
    await transact(db, actor, (trx) => updateFeriado(trx, params.id, body))
    return success(params.id)
  },

  deleteFeriado: async ({ params, actor }) => {
    await transact(db, actor, (trx) => deleteFeriado(trx, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },

  listMarcos: async ({ query }) => ({ Status: 'Success', Result: await readMarcos(db, [query.ano]) }),

  putMarco: async ({ params, body, actor }) =>
    success(await transact(db, actor, (trx) => putMarco(trx, params, body)), MESSAGES.marcoSaved),

  deleteMarco: async ({ params, actor }) => {
    await transact(db, actor, (trx) => deleteMarco(trx, params))
    return { Status: 'Success', message: MESSAGES.marcoUsual }
  },
})
