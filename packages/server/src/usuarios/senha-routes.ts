import { conflict, notFound, PacoError } from '@paco/domain/shared/errors'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import type { senhaCalls } from '@paco/domain/usuarios/senha-contract'
import type { Db } from '../db/database.ts'
import { take } from '../db/limits.ts'
import { transact, unkept } from '../db/transact.ts'
import type { Handlers } from '../http/handler.ts'
import { networkOf } from '../http/origin.ts'
import { proveEmail } from './comprovacao-queries.ts'
import { hashConvite } from './convites.ts'
import { type AssertPassword, hashPassword } from './passwords.ts'
import { holdUsuario, updateUsuario } from './queries.ts'
import { type ContarConta, makeSenhaLink } from './senha.ts'
import { findSenhaLink, notePedidoSenha, spendSenhaLink } from './senha-queries.ts'
import { trySenhaLink } from './tries.ts'

const HOUR = 60 * 60
const PER_ACCOUNT = { max: 3, windowSeconds: HOUR }
/** A whole city hall may share one address. */
const PER_ADDRESS = { max: 30, windowSeconds: HOUR }

/** Whether the account was asked for too often: whoever asks is not told, or would know when its owner had asked. */
async function tooOften(db: Db, email: string): Promise<boolean> {
  try {
    await take(db, `senha:conta:${email}`, PER_ACCOUNT)
    return false
  } catch (error) {
    if (error instanceof PacoError && error.status === 429) return true
    throw error
  }
}

export interface Correspondence {
  /** Whether e-mails go out at all. */
  readonly por_email: boolean
  readonly contar: ContarConta
}

export const senhaRoutes = (
  db: Db,
  assertPassword: AssertPassword,
  { por_email, contar }: Correspondence,
): Handlers<typeof senhaCalls> => ({
  getComoTrocarSenha: async () => ({ Status: 'Success', Result: [{ por_email }] }),

  // Whose e-mail it is nobody looks up here: known and unknown ones are the same work, and the same answer.
  requestSenha: async ({ body, actor, origem }) => {
    assertPassword(body.email)
    if (!por_email) throw conflict(MESSAGES.senhaSemEmail)
    await take(db, `senha:origem:${networkOf(origem)}`, PER_ADDRESS)
    if (!(await tooOften(db, body.email)))
      await transact(db, unkept(actor), (trx) => notePedidoSenha(trx, body.email))
    return { Status: 'Success', message: MESSAGES.senhaPedida }
  },

  setSenha: async ({ body, actor, origem }) => {
    const hash = hashConvite(body.token)
    const done = await trySenhaLink(db, hash, { origem }, async () => {
      const found = await findSenhaLink(db, hash)
      if (!found) return null
      assertPassword(found.email)
      const senha_hash = await hashPassword(body.password)
      return transact(db, { ...unkept(actor), id: found.id, nome: found.name }, async (trx) => {
        const held = await holdUsuario(trx, found.id)
        // As it is now that nobody else changes it: of two who use a link one finds it used.
        const person = await findSenhaLink(trx, hash)
        if (!person) return null
        await proveEmail(trx, held)
        await spendSenhaLink(trx, person.id)
        await updateUsuario(trx, person.id, { senha_hash })
        await contar(trx, person.id, 'senha-trocada')
        return true
      })
    })
    if (!done) throw notFound(MESSAGES.senhaLinkInvalido)
    return { Status: 'Success', message: MESSAGES.senhaTrocada }
  },

  // The answer is not kept for a repeat: it would be the secret in clear, for a day. A repeat draws another link.
  createLinkSenha: async ({ params, user, actor }) => ({
    Status: 'Success',
    Result: [await transact(db, unkept(actor), (trx) => makeSenhaLink(trx, params.id, user.id))],
  }),
})
