import * as z from 'zod/mini'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { exportCall, listCall } from '../http/list.ts'
import { envelope, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { usuarioManagers } from './policy.ts'
import { usuario, usuarioCreate, usuariosList, usuarioUpdate } from './usuario.ts'

const byId = z.object({ id: fields.id })

export const usuariosCalls = lazily({
  listUsuarios: () => listCall(usuariosList, '/api/usuarios', usuarioManagers, usuario),
  exportUsuarios: () => exportCall(usuariosList, usuarioManagers),
  getUsuario: () =>
    call({
      method: 'GET',
      path: '/api/usuarios/{id}',
      summary: 'Um usuário',
      access: usuarioManagers,
      params: byId,
      reply: envelope(usuario),
    }),
  createUsuario: () =>
    call({
      method: 'POST',
      path: '/api/usuarios',
      summary: 'Cria um usuário',
      access: usuarioManagers,
      body: usuarioCreate,
      reply: written,
    }),
  updateUsuario: () =>
    call({
      method: 'PUT',
      path: '/api/usuarios/{id}',
      summary: 'Altera nome, e-mail, papel, secretaria, situação ou senha de um usuário',
      access: usuarioManagers,
      params: byId,
      body: usuarioUpdate,
      reply: written,
    }),
})
