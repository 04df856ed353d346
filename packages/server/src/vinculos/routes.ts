import { forbidden } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { vinculosCalls } from '@paco/domain/vinculos/contract'
import { MESSAGES } from '@paco/domain/vinculos/messages'
import { canChangeVinculos } from '@paco/domain/vinculos/policy'
import type { Db, Trx } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { lockProjeto } from '../projetos/queries.ts'
import { deleteVinculo, insertVinculo, projetoOfVinculo, updateVinculo, vinculosSource } from './queries.ts'

/** Holds the project, whose people alone say what it hangs on. */
async function holdProjeto(trx: Trx, user: SessionUser, id: number): Promise<void> {
  if (!canChangeVinculos(user, await lockProjeto(trx, id))) throw forbidden(MESSAGES.notYours)
}

export const vinculosRoutes = (db: Db): Handlers<typeof vinculosCalls> => ({
  listVinculos: ({ query, user }) => replyList(db, vinculosSource(user), query),

  createVinculo: async ({ body, user, actor }) => {
    const id = await transact(db, actor, async (trx) => {
      await holdProjeto(trx, user, body.id_projeto)
      return insertVinculo(trx, body)
    })
    return success(id, MESSAGES.created)
  },

  updateVinculo: async ({ params, body, user, actor }) => {
    await transact(db, actor, async (trx) => {
      await holdProjeto(trx, user, await projetoOfVinculo(trx, params.id))
      await updateVinculo(trx, params.id, body.valor, body.versao)
    })
    return success(params.id)
  },

  deleteVinculo: async ({ params, user, actor }) => {
    await transact(db, actor, async (trx) => {
      await holdProjeto(trx, user, await projetoOfVinculo(trx, params.id))
      await deleteVinculo(trx, params.id)
    })
    return { Status: 'Success', message: MESSAGES.deleted }
  },
})
