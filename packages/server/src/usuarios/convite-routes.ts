import { conflict, notFound } from '@paco/domain/shared/errors'
import type { convitesCalls } from '@paco/domain/usuarios/convite-contract'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import type { Db } from '../db/database.ts'
import { take } from '../db/limits.ts'
import { transact, unkept } from '../db/transact.ts'
import type { Handlers } from '../http/handler.ts'
import { proveEmail } from './comprovacao-queries.ts'
import { findConvite, spendConvite } from './convite-queries.ts'
import { hashConvite, holdInvitable, invite } from './convites.ts'
import { openSession } from './open-session.ts'
import { type AssertPassword, hashPassword, unknownPassword } from './passwords.ts'
import { giveUsuario, holdUsuario, updateUsuario } from './queries.ts'
import type { Correspondence } from './senha-routes.ts'
import { rememberMarks } from './sessao-queries.ts'
import type { Tokens } from './tokens.ts'
import { marksOf, tryConvite } from './tries.ts'

/** Nobody's inbox is filled by a button that was clicked again and again. */
const PER_PERSON = { max: 5, windowSeconds: 60 * 60 }

const refused = () => notFound(MESSAGES.conviteInvalido)

export const convitesRoutes = (
  db: Db,
  tokens: Tokens,
  assertPassword: AssertPassword,
  { por_email, contar }: Correspondence,
): Handlers<typeof convitesCalls> => ({
  // The answer is not kept for a repeat: it would be the secret in clear, for a day. A repeat draws another link.
  createConvite: async ({ params, user, actor }) => ({
    Status: 'Success',
    Result: await transact(db, unkept(actor), (trx) => invite(trx, params.id, user.id)),
  }),

  // Neither the answer nor the queue has the secret: it is drawn when the letter leaves.
  sendConvite: async ({ params, user, actor }) => {
    if (!por_email) throw conflict(MESSAGES.conviteSemEmail)
    await take(db, `convite:conta:${params.id}`, PER_PERSON)
    await transact(db, actor, async (trx) => {
      await holdInvitable(trx, params.id)
      await contar(trx, params.id, `convite/${user.id}`)
    })
    return { Status: 'Success', message: MESSAGES.conviteEnviado }
  },

  inviteUsuario: async ({ body, user, actor }) => {
    const senha_hash = await unknownPassword()
    return {
      Status: 'Success',
      Result: await transact(db, unkept(actor), async (trx) =>
        invite(trx, await giveUsuario(trx, { ...body, senha_hash, email_confirmado: false }), user.id),
      ),
    }
  },

  readConvite: async ({ body, origem }) => {
    const hash = hashConvite(body.token)
    const found = await tryConvite(db, hash, { origem }, async () => (await findConvite(db, hash)) ?? null)
    if (!found) throw refused()
    const { name, email, expira_em } = found
    return { Status: 'Success', Result: [{ name, email, expira_em: expira_em.toISOString() }] }
  },

  acceptConvite: async ({ body, actor, origem, agent }) => {
    const from = { origem, navegador: body.navegador }
    const hash = hashConvite(body.token)
    const reply = await tryConvite(db, hash, from, async () => {
      const invited = await findConvite(db, hash)
      if (!invited) return null
      assertPassword(invited.email)
      const senha_hash = await hashPassword(body.password)
      return transact(db, { ...unkept(actor), id: invited.id, nome: invited.name }, async (trx) => {
        const held = await holdUsuario(trx, invited.id)
        // As it is now that nobody else changes it: of two who use a link one finds it used.
        const person = await findConvite(trx, hash)
        if (!person) return null
        await proveEmail(trx, held)
        await spendConvite(trx, person.id)
        await updateUsuario(trx, person.id, { senha_hash })
        await rememberMarks(trx, person.id, marksOf(from))
        return openSession(trx, tokens, person, { origem, agent })
      })
    })
    if (!reply) throw refused()
    return reply
  },
})
