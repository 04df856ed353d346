import { invalid, PacoError, unauthenticated } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import type { LoginReply, sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import type { Db, Trx } from '../db/database.ts'
import { assertBelow, clear, count, take } from '../db/limits.ts'
import { transact, unkept } from '../db/transact.ts'
import { type Handlers, RawJson, success } from '../http/handler.ts'
import { inTurn } from './in-turn.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { insertUsuario, readUsuario, updateUsuario } from './queries.ts'
import { endSession, findForLogin, readPasswordHash, startSession } from './sessao-queries.ts'
import { SESSION_HOURS, type Tokens } from './tokens.ts'

const MINUTES_15 = 15 * 60
const PER_ACCOUNT = { max: 10, windowSeconds: MINUTES_15 }
/** A whole city hall may share one address. */
const PER_ADDRESS = { max: 50, windowSeconds: MINUTES_15 }
const REGISTRATIONS = { max: 20, windowSeconds: 60 * 60 }

export function sessaoRoutes(db: Db, tokens: Tokens): Handlers<typeof sessaoCalls> {
  async function open(trx: Trx, user: SessionUser): Promise<LoginReply> {
    const session = await startSession(trx, user.id, SESSION_HOURS)
    const { id, name, role, id_secretaria } = user
    const Token = await tokens.sign({ id, name, role, id_secretaria }, session.id, session.expires)
    return { Status: 'Success', Token, Role: role, User: { id, name, id_secretaria } }
  }

  /** Counts a failure against the account and the address; a success forgives the account. */
  async function guarded<T>(
    account: string,
    address: string,
    attempt: () => Promise<T | null>,
  ): Promise<T | null> {
    const keys = [
      [`login:conta:${account}`, PER_ACCOUNT],
      [`login:origem:${address}`, PER_ADDRESS],
    ] as const
    for (const [key, limit] of keys) await assertBelow(db, key, limit)
    const result = await attempt()
    if (result === null) for (const [key, limit] of keys) await count(db, key, limit)
    else await clear(db, keys[0][0])
    return result
  }

  return {
    login: ({ body, actor }) =>
      inTurn(body.email, async () => {
        const user = await guarded(body.email, actor.origem ?? '', async () => {
          const found = await findForLogin(db, body.email)
          const matches = await verifyPassword(found?.senha_hash, body.password)
          return found && matches && found.ativo ? found : null
        })
        if (!user) throw unauthenticated(MESSAGES.wrongCredentials)
        return transact(db, { ...unkept(actor), id: user.id, nome: user.name }, (trx) => open(trx, user))
      }),

    register: async ({ body: { password, ...person }, actor }) => {
      await take(db, `registro:origem:${actor.origem}`, REGISTRATIONS)
      const senha_hash = await hashPassword(password)
      const insert = transact(db, { ...actor, nome: person.name }, (trx) =>
        insertUsuario(trx, { ...person, senha_hash }),
      )
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

    changePassword: async ({ body, user, actor }) => {
      const known = await inTurn(`senha:${user.id}`, () =>
        guarded(`senha:${user.id}`, actor.origem ?? '', async () => {
          const { senha_hash } = await readPasswordHash(db, user.id)
          return (await verifyPassword(senha_hash, body.senha_atual)) ? true : null
        }),
      )
      if (!known) throw invalid({ senha_atual: MESSAGES.wrongCurrentPassword }, MESSAGES.wrongCurrentPassword)
      const senha_hash = await hashPassword(body.nova_senha)
      return transact(db, unkept(actor), async (trx) => {
        await updateUsuario(trx, user.id, { senha_hash })
        return open(trx, user)
      })
    },
  }
}
