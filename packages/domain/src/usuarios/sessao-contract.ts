import * as z from 'zod/mini'
import { anyone, signedIn } from '../http/access.ts'
import { call } from '../http/call.ts'
import { createCall } from '../http/record.ts'
import { done, envelope } from '../http/replies.ts'
import { REQUIRED } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { ROLES } from '../shared/roles.ts'
import { newPassword, personName, usuario } from './usuario.ts'

/** A password as typed at the door: required, bounded, otherwise taken as it is. */
export const typedPassword = z
  .string({ error: REQUIRED })
  .check(z.minLength(1, REQUIRED), z.maxLength(200, 'Use no máximo 200 caracteres.'))

export const loginBody = z.object({ email: fields.email, password: typedPassword })

/** With a name that the browser drew for itself: by it one is recognised where others guess at one's password. */
export const fromBrowser = {
  navegador: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
}
const loginFrom = z.extend(loginBody, fromBrowser)

export const sessao = z.object({
  id: z.string(),
  criada_em: z.string(),
  expira_em: z.string(),
  origem: z.nullable(z.string()),
  /** What the browser said it is: 'Firefox, Windows'. */
  navegador: z.nullable(z.string()),
  /** The one that asks. */
  atual: z.boolean(),
})
export type Sessao = z.output<typeof sessao>

export const registerBody = z.object({
  name: personName,
  email: fields.email,
  password: newPassword,
})

export const passwordChangeBody = z.object({ senha_atual: typedPassword, nova_senha: newPassword })

export const loginReply = z.object({
  Status: z.literal('Success'),
  Token: z.string(),
  Role: z.enum(ROLES),
  User: z.object({ id: z.number(), name: z.string(), id_secretaria: z.nullable(z.number()) }),
})
export type LoginReply = z.output<typeof loginReply>

/** Of somebody with a second factor the password alone opens nothing: what is asked for next, within minutes. */
export const desafioReply = z.object({
  Status: z.literal('Success'),
  SegundoFator: z.literal(true),
  Desafio: z.string(),
})

/** Coming in, going out, and one's own account. */
export const sessaoCalls = {
  login: call({
    method: 'POST',
    path: '/api/login',
    summary: 'Entrar',
    access: anyone,
    whileHeld: true,
    body: () => loginFrom,
    reply: () => z.union([loginReply, desafioReply]),
  }),
  register: createCall('/api/register', 'Criar a própria conta', anyone, () => registerBody),
  logout: call({
    method: 'POST',
    path: '/api/logout',
    summary: 'Sair: encerra a sessão no servidor',
    access: anyone,
    whileHeld: true,
    reply: () => done,
  }),
  getEu: call({
    method: 'GET',
    path: '/api/eu',
    summary: 'Quem está conectado',
    access: signedIn,
    whileHeld: true,
    reply: () => envelope(usuario),
  }),
  listSessoes: call({
    method: 'GET',
    path: '/api/eu/sessoes',
    summary: 'As próprias sessões abertas, a mais nova primeiro',
    access: signedIn,
    whileHeld: true,
    reply: () => envelope(sessao),
  }),
  endSessao: call({
    method: 'DELETE',
    path: '/api/eu/sessoes/{id}',
    summary: 'Encerra uma das próprias sessões',
    access: signedIn,
    whileHeld: true,
    params: () => z.object({ id: fields.requiredText(60) }),
    reply: () => done,
  }),
  changePassword: call({
    method: 'PUT',
    path: '/api/eu/senha',
    summary: 'Troca a própria senha; encerra as outras sessões e devolve um novo token',
    access: signedIn,
    whileHeld: true,
    body: () => passwordChangeBody,
    reply: () => loginReply,
  }),
}
