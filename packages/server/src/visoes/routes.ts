import { forbidden } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import type { visoesCalls } from '@paco/domain/visoes/contract'
import { MESSAGES } from '@paco/domain/visoes/messages'
import { canChangeVisao, canDeleteVisao, canShareVisoes } from '@paco/domain/visoes/policy'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { holdVisao, listVisoes, refuseTooMany, visoes } from './queries.ts'

/** With whom a view is shared follows from who shares it, never from what is sent. */
function sharing(who: SessionUser, compartilhada: boolean) {
  if (!compartilhada) return { compartilhada, id_secretaria: null }
  if (!canShareVisoes(who)) throw forbidden(MESSAGES.notShared)
  return { compartilhada, id_secretaria: isAdmin(who) ? null : who.id_secretaria }
}

export const visoesRoutes = (db: Db): Handlers<typeof visoesCalls> => ({
  listVisoes: async ({ params, user }) => RawJson.envelope(await listVisoes(db, user, params.lista)),

  createVisao: async ({ body: { compartilhada = false, ...values }, user, actor }) =>
    success(
      await transact(db, actor, async (trx) => {
        const shared = sharing(user, compartilhada)
        await refuseTooMany(trx, user)
        return visoes.insert(trx, { ...values, ...shared, id_usuario: user.id })
      }),
    ),

  updateVisao: async ({ params, body: { compartilhada, versao, ...values }, user, actor }) => {
    await transact(db, actor, async (trx) => {
      const held = await holdVisao(trx, user, params.id)
      if (!canChangeVisao(user, held)) throw forbidden(MESSAGES.notOwn)
      // Asked of a view that is shared already, too: its maker may have become somebody else's since.
      const shared = sharing(user, compartilhada ?? held.compartilhada)
      await visoes.update(trx, params.id, { ...values, ...shared }, versao)
    })
    return success(params.id)
  },

  deleteVisao: async ({ params, user, actor }) => {
    await transact(db, actor, async (trx) => {
      if (!canDeleteVisao(user, await holdVisao(trx, user, params.id))) throw forbidden(MESSAGES.notOwn)
      await visoes.delete(trx, params.id)
    })
    return { Status: 'Success', message: MESSAGES.deleted }
  },
})
