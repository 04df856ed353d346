import type { servicosCalls } from '@paco/domain/servicos/contract'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { replyPlainList } from '../http/list-replies.ts'
import { assertProjeto } from '../projetos/queries.ts'
import { exportServicos } from './planilha.ts'
import { parcelasSource, projetoOfServico, servicosSource } from './queries.ts'
import { createServico, editServico, removeServico } from './writes.ts'

export const servicosRoutes = (db: Db): Handlers<typeof servicosCalls> => ({
  listServicos: async ({ params, query }) => {
    await assertProjeto(db, params.id)
    return replyPlainList(db, servicosSource, { ...query, projeto_id: params.id })
  },
  exportServicos: ({ params, query }) => exportServicos(db, params.id, query.formato),
  listParcelas: async ({ params, query }) => {
    await projetoOfServico(db, params.id)
    return replyPlainList(db, parcelasSource, { ...query, servico_id: params.id })
  },

  createServico: async ({ body, user, actor }) =>
    success(await transact(db, actor, (trx) => createServico(trx, user, body))),

  updateServico: async ({ params, body, user, actor }) => {
    await transact(db, actor, (trx) => editServico(trx, user, params.id, body))
    return success(params.id)
  },

  deleteServico: async ({ params, user, actor }) => {
    await transact(db, actor, (trx) => removeServico(trx, user, params.id))
    return { Status: 'Success' }
  },
})
