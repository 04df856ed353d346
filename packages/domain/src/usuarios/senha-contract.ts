import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { byId } from '../http/record.ts'
import { done, envelope } from '../http/replies.ts'
import { conviteFeito } from './convite.ts'
import { usuarioManagers } from './policy.ts'
import { comoTrocar, novaSenhaBody, pedidoSenhaBody } from './senha.ts'

/** Links by which people who forgot their password choose another. */
export const senhaCalls = {
  getComoTrocarSenha: call({
    method: 'GET',
    path: '/api/senha',
    summary: 'Como quem esqueceu a senha consegue outra: por e-mail, ou com um administrador',
    access: anyone,
    reply: () => envelope(comoTrocar),
  }),
  requestSenha: call({
    method: 'POST',
    path: '/api/senha/pedido',
    summary: 'Pede por e-mail o link para trocar a senha; a resposta é a mesma, haja conta ou não',
    access: anyone,
    body: () => pedidoSenhaBody,
    reply: () => done,
  }),
  setSenha: call({
    method: 'POST',
    path: '/api/senha/nova',
    summary: 'Escolhe outra senha por um link, que deixa de valer; encerra todas as sessões da pessoa',
    access: anyone,
    body: () => novaSenhaBody,
    reply: () => done,
  }),
  createLinkSenha: call({
    method: 'POST',
    path: '/api/usuarios/{id}/senha',
    summary: 'Gera o link com que a pessoa escolhe outra senha; o anterior deixa de valer',
    access: usuarioManagers,
    params: () => byId,
    reply: () => envelope(conviteFeito),
  }),
}
