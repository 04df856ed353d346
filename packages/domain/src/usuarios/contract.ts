import * as z from 'zod/mini'
import { admins } from '../http/access.ts'
import { call } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { envelope, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { usuario, usuarioCreate, usuariosList, usuarioUpdate } from './usuario.ts'

const byId = z.object({ id: fields.id })

export const usuariosCalls = {
  listUsuarios: listCall(usuariosList, '/api/usuarios', admins, usuario),
  exportUsuarios: exportCall(usuariosList, admins),
  getUsuario: call({
    method: 'GET',
    path: '/api/usuarios/{id}',
    summary: 'Um usuário',
    access: admins,
    params: byId,
    reply: envelope(usuario),
  }),
  createUsuario: call({
    method: 'POST',
    path: '/api/usuarios',
    summary: 'Cria um usuário',
    access: admins,
    body: usuarioCreate,
    reply: written,
  }),
  updateUsuario: call({
    method: 'PUT',
    path: '/api/usuarios/{id}',
    summary: 'Altera nome, e-mail, papel, secretaria, situação ou senha de um usuário',
    access: admins,
    params: byId,
    body: usuarioUpdate,
    reply: written,
  }),
}
