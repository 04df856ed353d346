import { exportCall, listCall } from '../http/list.ts'
import { createCall, getCall, updateCall } from '../http/record.ts'
import { usuarioManagers } from './policy.ts'
import { usuario, usuarioCreate, usuariosList, usuarioUpdate } from './usuario.ts'

export const usuariosCalls = {
  listUsuarios: listCall(usuariosList, '/api/usuarios', usuarioManagers, () => usuario),
  exportUsuarios: exportCall(usuariosList, usuarioManagers),
  getUsuario: getCall('/api/usuarios/{id}', 'Um usuário', usuarioManagers, () => usuario),
  createUsuario: createCall('/api/usuarios', 'Cria um usuário', usuarioManagers, () => usuarioCreate),
  updateUsuario: updateCall(
    '/api/usuarios/{id}',
    'Altera nome, e-mail, papel, secretaria, situação ou senha de um usuário',
    usuarioManagers,
    () => usuarioUpdate,
  ),
}
