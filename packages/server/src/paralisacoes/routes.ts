import type { paralisacoesCalls } from '@paco/domain/paralisacoes/contract'
import { MESSAGES } from '@paco/domain/paralisacoes/messages'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { printParalisacao } from './pdf.ts'
import { listed, paralisacoesSource, readParalisacao } from './queries.ts'
import { editParalisacao, removeParalisacao, restartProjeto, stopProjeto } from './writes.ts'

export const paralisacoesRoutes = (db: Db, now: () => Date): Handlers<typeof paralisacoesCalls> => ({
  listParalisacoes: ({ query }) => replyList(db, paralisacoesSource, listed(query)),
  exportParalisacoes: ({ query }) => exportList(db, paralisacoesSource, 'paralisacoes', listed(query)),
  getParalisacao: async ({ params }) => RawJson.envelope(await readParalisacao(db, params.id)),
  printParalisacao: ({ params, query, caller }) =>
    printParalisacao(db, params.id, query.folha, caller, now()),

  createParalisacao: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => stopProjeto(trx, user, body, now)), MESSAGES.stopped),

  updateParalisacao: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => editParalisacao(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.updated)
  },

  restartParalisacao: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => restartProjeto(trx, user, params.id, body, now))
    return success(params.id, MESSAGES.restarted)
  },

  deleteParalisacao: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => removeParalisacao(trx, user, params.id, now))
    return { Status: 'Success', message: MESSAGES.deleted }
  },
})
