import { invalid } from '@paco/domain/shared/errors'
import type { usuariosCalls } from '@paco/domain/usuarios/contract'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { hashPassword } from './passwords.ts'
import { insertUsuario, readUsuario, updateUsuario, usuariosSource } from './queries.ts'

export const usuariosRoutes = (db: Db): Handlers<typeof usuariosCalls> => ({
  listUsuarios: ({ query }) => replyList(db, usuariosSource, query),
  exportUsuarios: ({ query }) => exportList(db, usuariosSource, 'usuarios', query),
  getUsuario: async ({ params }) => RawJson.envelope(await readUsuario(db, params.id)),

  createUsuario: async ({ body: { password, ...person }, actor }) => {
    const senha_hash = await hashPassword(password)
    return success(await transact(db, actor, (trx) => insertUsuario(trx, { ...person, senha_hash })))
  },

  updateUsuario: async ({ params, body: { password, ...changes }, user, actor }) => {
    // Whoever sits at an open screen does not know the present one, which changing one's own takes.
    if (password !== undefined && params.id === user.id)
      throw invalid({ password: MESSAGES.ownPassword }, MESSAGES.ownPassword)
    const secret = password === undefined ? {} : { senha_hash: await hashPassword(password) }
    await transact(db, actor, (trx) => updateUsuario(trx, params.id, { ...changes, ...secret }))
    return success(params.id)
  },
})
