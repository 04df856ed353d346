import type { usuariosCalls } from '@paco/domain/usuarios/contract'
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

  updateUsuario: async ({ params, body: { password, ...changes }, actor }) => {
    const secret = password === undefined ? {} : { senha_hash: await hashPassword(password) }
    await transact(db, actor, (trx) => updateUsuario(trx, params.id, { ...changes, ...secret }))
    return success(params.id)
  },
})
