import type { servicosCalls } from '@paco/domain/servicos/contract'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { assertProjeto } from '../projetos/queries.ts'
import { exportServicos } from './planilha.ts'
import { listParcelas, listServicos } from './queries.ts'
import { createServico, editServico, removeServico } from './writes.ts'

export const servicosRoutes = (db: Db): Handlers<typeof servicosCalls> => ({
  listServicos: async ({ params }) => {
    await assertProjeto(db, params.id)
    return new RawJson(await listServicos(db, params.id))
  },
  exportServicos: async ({ params, query }) => {
    await assertProjeto(db, params.id)
    return exportServicos(db, params.id, query.formato)
  },
  listParcelas: async ({ params }) => new RawJson(await listParcelas(db, params.id)),

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
