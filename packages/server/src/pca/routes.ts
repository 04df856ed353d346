import type { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyPlainList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { writePncp } from './pncp.ts'
import { deletePca, insertPca, pcaSource, readPca, readResumoPca, updatePca } from './queries.ts'

export const pcaRoutes = (db: Db): Handlers<typeof pcaCalls> => ({
  listPca: ({ query }) => replyPlainList(db, pcaSource, query),
  exportPca: ({ query }) => exportList(db, pcaSource, 'pca', query),
  getResumoPca: async ({ query }) => RawJson.envelope(`[${await readResumoPca(db, query)}]`),
  exportPncp: ({ query }) => writePncp(db, query.ano, query.formato),
  getPca: async ({ params }) => RawJson.envelope(await readPca(db, params.id)),

  createPca: async ({ body, actor }) => success(await transact(db, actor, (trx) => insertPca(trx, body))),

  updatePca: async ({ params, body, actor }) => {
    await transact(db, actor, (trx) => updatePca(trx, params.id, body))
    return success(params.id)
  },

  deletePca: async ({ params, actor }) => {
    await transact(db, actor, (trx) => deletePca(trx, params.id))
    return { Status: 'Success', message: MESSAGES.deleted }
  },
})
