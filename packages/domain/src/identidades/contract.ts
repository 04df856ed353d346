import * as z from 'zod/mini'
import { anyone, signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { deleteCall } from '../http/record.ts'
import { envelope } from '../http/replies.ts'
import { desafioReply, loginReply } from '../usuarios/sessao-contract.ts'
import { identidadeVista, provedorPublico, trocaBody, vincularBody } from './identidade.ts'

const onward = {
  Volta: z.nullable(z.string()),
  /** A path of this system that ends the session at the provider too; null where that is nobody's business. */
  Saida: z.nullable(z.string()),
}
/** As after a password, a second factor included; and where to go on, where the provider wants to hear of the leaving too. */
export const trocaReply = z.union([z.extend(loginReply, onward), z.extend(desafioReply, onward)])
export type TrocaReply = z.output<typeof trocaReply>

/** Coming in by another system's word, and one's own identities there. The two addresses a browser visits are no calls. */
export const identidadesCalls = {
  getProvedores: call({
    method: 'GET',
    path: '/api/entrar',
    summary: 'Por quais outros sistemas se entra, além da senha; as páginas já trazem isto consigo',
    access: anyone,
    whileHeld: true,
    reply: () => envelope(provedorPublico),
  }),
  trocarEntrada: call({
    method: 'POST',
    path: '/api/entrar/troca',
    summary: 'Troca o código de uma entrada por outro sistema, que vale uma só vez, pela sessão',
    access: anyone,
    body: () => trocaBody,
    reply: () => trocaReply,
  }),
  listIdentidades: call({
    method: 'GET',
    path: '/api/eu/identidades',
    summary: 'As próprias identidades em outros sistemas, pelas quais se entra',
    access: signedIn,
    reply: () => envelope(identidadeVista),
  }),
  vincularIdentidade: call({
    method: 'POST',
    path: '/api/eu/identidades',
    summary: 'Começa a vincular uma identidade, com a senha; devolve o endereço onde ela se confirma',
    access: signedIn,
    body: () => vincularBody,
    reply: () => z.object({ Status: z.literal('Success'), endereco: z.string() }),
  }),
  deleteIdentidade: deleteCall(
    '/api/eu/identidades/{id}',
    'Desvincula uma das próprias identidades',
    signedIn,
  ),
}
