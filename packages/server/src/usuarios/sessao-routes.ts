import { invalid, notFound, PacoError, unauthenticated } from '@paco/domain/shared/errors'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { isUnprovenWithRights } from '@paco/domain/usuarios/policy'
import type { sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import type { Db } from '../db/database.ts'
import { take } from '../db/limits.ts'
import { transact, unkept } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { networkOf } from '../http/origin.ts'
import { challenge } from './fator.ts'
import { hasFator } from './fator-queries.ts'
import { openSession } from './open-session.ts'
import { type AssertPassword, hashPassword, verifyPassword } from './passwords.ts'
import { insertUsuario, readUsuario, updateUsuario } from './queries.ts'
import type { Correspondence } from './senha-routes.ts'
import {
  endOwnSession,
  endSession,
  findForLogin,
  holdForSession,
  listSessions,
  readPasswordHash,
  rememberMarks,
} from './sessao-queries.ts'
import type { Tokens } from './tokens.ts'
import { marksOf, tryLogin, tryOwnPassword } from './tries.ts'

const REGISTRATIONS = { max: 20, windowSeconds: 60 * 60 }

export function sessaoRoutes(
  db: Db,
  tokens: Tokens,
  assertPassword: AssertPassword,
  { contar }: Correspondence,
): Handlers<typeof sessaoCalls> {
  return {
    login: async ({ body, actor, origem, agent }) => {
      assertPassword(body.email)
      const from = { origem, navegador: body.navegador }
      const found = await tryLogin(db, body.email, from, async () => {
        const user = await findForLogin(db, body.email)
        const matches = await verifyPassword(user?.senha_hash, body.password)
        return user && matches && user.ativo && !isUnprovenWithRights(user) ? user : null
      })
      if (!found) throw unauthenticated(MESSAGES.wrongCredentials)
      return transact(db, { ...unkept(actor), id: found.id, nome: found.name }, async (trx) => {
        const user = await holdForSession(trx, found.id, found.senha_hash)
        if (!user) throw unauthenticated(MESSAGES.wrongCredentials)
        // The place is remembered once the code was right too.
        if (await hasFator(trx, user.id)) return challenge(trx, user.id)
        await rememberMarks(trx, user.id, marksOf(from))
        return openSession(trx, tokens, user, { origem, agent })
      })
    },

    register: async ({ body: { password, ...person }, actor, origem }) => {
      assertPassword()
      await take(db, `registro:origem:${networkOf(origem)}`, REGISTRATIONS)
      const senha_hash = await hashPassword(password)
      const insert = transact(db, actor, async (trx) => {
        const made = await insertUsuario(trx, { ...person, senha_hash, email_confirmado: false })
        await contar(trx, made, 'cadastro')
        return made
      })
      const id = await insert.catch((error: unknown) => {
        // An account that exists gets the same words as any failure that is not the form's fault.
        throw error instanceof PacoError && error.status === 409
          ? new PacoError(409, MESSAGES.registerFailed)
          : error
      })
      return success(id, MESSAGES.registered)
    },

    logout: async ({ sessionId }) => {
      if (sessionId !== null) await endSession(db, sessionId)
      return { Status: 'Success' }
    },

    getEu: async ({ user }) => RawJson.envelope(await readUsuario(db, user.id)),

    listSessoes: async ({ user, sessionId }) =>
      RawJson.envelope(await listSessions(db, user.id, sessionId ?? '')),

    endSessao: async ({ params, user }) => {
      if (!(await endOwnSession(db, user.id, params.id))) throw notFound(MESSAGES.sessionNotFound)
      return { Status: 'Success', message: MESSAGES.sessionEnded }
    },

    changePassword: async ({ body, user, actor, origem, agent }) => {
      const wrong = () =>
        invalid({ senha_atual: MESSAGES.wrongCurrentPassword }, MESSAGES.wrongCurrentPassword)
      const known = await tryOwnPassword(db, user.id, async () => {
        const { senha_hash } = await readPasswordHash(db, user.id)
        return (await verifyPassword(senha_hash, body.senha_atual)) ? senha_hash : null
      })
      if (known === null) throw wrong()
      const senha_hash = await hashPassword(body.nova_senha)
      return transact(db, unkept(actor), async (trx) => {
        const held = await holdForSession(trx, user.id, known)
        if (!held) throw wrong()
        await updateUsuario(trx, user.id, { senha_hash })
        return openSession(trx, tokens, held, { origem, agent })
      })
    },
  }
}
