import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { byId } from '../http/record.ts'
import { done, envelope } from '../http/replies.ts'
import { aceitarBody, convidado, conviteBody, conviteFeito } from './convite.ts'
import { usuarioManagers } from './policy.ts'
import { loginReply } from './sessao-contract.ts'
import { usuarioConvite } from './usuario.ts'

/** Links by which people choose their first password. */
export const convitesCalls = {
  createConvite: call({
    method: 'POST',
    path: '/api/usuarios/{id}/convite',
    summary: 'Gera o link com que a pessoa escolhe a primeira senha; o anterior deixa de valer',
    access: usuarioManagers,
    params: () => byId,
    reply: () => envelope(conviteFeito),
  }),
  sendConvite: call({
    method: 'POST',
    path: '/api/usuarios/{id}/convite/email',
    summary:
      'Envia o convite à pessoa por e-mail, com um link novo; o anterior deixa de valer quando ele sai',
    access: usuarioManagers,
    params: () => byId,
    reply: () => done,
  }),
  inviteUsuario: call({
    method: 'POST',
    path: '/api/convites',
    summary: 'Cria a conta de uma pessoa e o link com que ela escolhe a própria senha',
    access: usuarioManagers,
    body: () => usuarioConvite,
    reply: () => envelope(conviteFeito),
  }),
  readConvite: call({
    method: 'POST',
    path: '/api/convite',
    summary: 'De quem é um convite',
    access: anyone,
    body: () => conviteBody,
    reply: () => envelope(convidado),
  }),
  acceptConvite: call({
    method: 'POST',
    path: '/api/convite/aceitar',
    summary: 'Escolhe a senha por um convite, que deixa de valer, e entra',
    access: anyone,
    body: () => aceitarBody,
    reply: () => loginReply,
  }),
}
