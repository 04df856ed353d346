import type { usuariosCalls } from '@paco/domain/usuarios/contract'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { replyList } from '../http/list-replies.ts'
import { exportList } from '../planilhas/export-list.ts'
import { proveEmail } from './comprovacao-queries.ts'
import { hashPassword } from './passwords.ts'
import { giveUsuario, holdUsuario, readUsuario, updateUsuario, usuariosSource } from './queries.ts'

export const usuariosRoutes = (db: Db): Handlers<typeof usuariosCalls> => ({
  listUsuarios: ({ query }) => replyList(db, usuariosSource, query),
  exportUsuarios: ({ query }) => exportList(db, usuariosSource, 'usuarios', query),
  getUsuario: async ({ params }) => RawJson.envelope(await readUsuario(db, params.id)),

  createUsuario: async ({ body: { password, ...person }, actor }) => {
    const senha_hash = await hashPassword(password)
    const made = { ...person, senha_hash, email_confirmado: true }
    return success(await transact(db, actor, (trx) => giveUsuario(trx, made)))
  },

  updateUsuario: async ({ params, body: { password, ...changes }, actor }) => {
    const secret = password === undefined ? {} : { senha_hash: await hashPassword(password) }
    await transact(db, actor, async (trx) => {
      // Whoever is handed a password is whom the administrator means.
      if (password !== undefined) await proveEmail(trx, await holdUsuario(trx, params.id))
      await updateUsuario(trx, params.id, { ...changes, ...secret })
    })
    return success(params.id)
  },
})
