import { conflict, invalid, REQUIRED, unauthenticated } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { prazoDoFator } from '@paco/domain/usuarios/fator'
import type { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { canResetFator } from '@paco/domain/usuarios/policy'
import { changingSessions } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { transact, unkept } from '../db/transact.ts'
import type { Handlers } from '../http/handler.ts'
import { lock } from './cofre.ts'
import { hashConvite } from './convites.ts'
import { acceptCodigo, drawFator, drawRecuperacao, otpauthOf } from './fator.ts'
import {
  confirmFator,
  dropDesafio,
  dropFator,
  findDesafio,
  hasFator,
  holdPerson,
  noteShown,
  readFator,
  readRegra,
  replaceRecuperacao,
  startFator,
  writeRegra,
} from './fator-queries.ts'
import { openSession } from './open-session.ts'
import { type AssertPassword, opensByPassword, verifyPassword } from './passwords.ts'
import { holdUsuario } from './queries.ts'
import type { ContarConta } from './senha.ts'
import { endSessionsOf, holdSecret, readPasswordHash, rememberMarks } from './sessao-queries.ts'
import type { Tokens } from './tokens.ts'
import { base32 } from './totp.ts'
import { marksOf, tryCodigo, tryOwnPassword } from './tries.ts'

const wrongCode = () => invalid({ codigo: MESSAGES.codigoErrado }, MESSAGES.codigoErrado)

interface Around {
  readonly now: () => Date
  readonly contar: ContarConta
  readonly assertPassword: AssertPassword
}

export function fatorRoutes(
  db: Db,
  tokens: Tokens,
  { now, contar, assertPassword }: Around,
): Handlers<typeof fatorCalls> {
  const asksPassword = async ({ id }: SessionUser) =>
    opensByPassword(assertPassword, (await readFator(db, id)).email)

  /** What was to be given; a missing password is none of those whom none lets in. */
  async function assertGiven(
    user: SessionUser,
    { senha, codigo }: { senha: string | undefined; codigo?: string },
  ): Promise<void> {
    const missing = [
      ...(!senha && (await asksPassword(user)) ? ['senha'] : []),
      ...(codigo?.trim() === '' ? ['codigo'] : []),
    ]
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, REQUIRED])))
  }

  /** Whoever sits at an open screen does not know the password; where none opens anything there is none to know. */
  async function askPassword(user: SessionUser, senha = ''): Promise<void> {
    if (!(await asksPassword(user))) return
    const { id } = user
    const known = await tryOwnPassword(db, id, async () => {
      const { senha_hash } = await readPasswordHash(db, id)
      return (await verifyPassword(senha_hash, senha)) || null
    })
    if (known === null) throw invalid({ senha: MESSAGES.wrongCurrentPassword }, MESSAGES.wrongCurrentPassword)
  }

  return {
    loginCodigo: async ({ body, actor, origem, agent }) => {
      const from = { origem, navegador: body.navegador }
      const hash = hashConvite(body.desafio)
      const late = () => unauthenticated(MESSAGES.desafioVencido)
      const asked = await findDesafio(db, hash)
      if (!asked) throw late()
      const reply = await tryCodigo(db, asked.id, () =>
        transact(db, { ...unkept(actor), id: asked.id, nome: asked.name }, async (trx) => {
          await holdPerson(trx, asked.id)
          // As it is now that nobody else changes it: of two who use a challenge one finds it used.
          const person = await findDesafio(trx, hash)
          if (!person) throw late()
          const aceito = await acceptCodigo(trx, person.id, body.codigo, now())
          if (aceito === null) return null
          await dropDesafio(trx, hash)
          await rememberMarks(trx, person.id, marksOf(from))
          if (aceito === 'recuperacao') await contar(trx, person.id, 'recuperacao-usada')
          return openSession(trx, tokens, person, { origem, agent, fator: true })
        }),
      )
      if (!reply) throw unauthenticated(MESSAGES.codigoErrado)
      return reply
    },

    getFator: async ({ user }) => {
      const { role, email, ligado_em, codigos_restantes, desde } = await readFator(db, user.id)
      const prazo = prazoDoFator({ role, tem: ligado_em !== null, desde })
      return {
        Status: 'Success',
        Result: [
          {
            ligado_em: ligado_em?.toISOString() ?? null,
            codigos_restantes: codigos_restantes ?? 0,
            prazo: prazo?.toISOString() ?? null,
            pede_senha: opensByPassword(assertPassword, email),
          },
        ],
      }
    },

    // Nothing that tells a secret is kept for a repeat.
    startFator: async ({ body, user, actor }) => {
      await assertGiven(user, { senha: body.senha })
      await askPassword(user, body.senha)
      const secret = drawFator()
      const { email } = await readFator(db, user.id)
      await transact(db, unkept(actor), async (trx) => {
        const locked = lock(await holdSecret(trx), user.id, secret)
        if (!(await startFator(trx, user.id, locked))) throw conflict(MESSAGES.fatorJaLigado)
      })
      const segredo = base32(secret)
      return { Status: 'Success', Result: [{ segredo, endereco: otpauthOf(segredo, email) }] }
    },

    confirmFator: async ({ body, user, actor, sessionId }) => {
      if (await hasFator(db, user.id)) throw conflict(MESSAGES.fatorJaLigado)
      const codigos = await tryCodigo(db, user.id, () =>
        transact(db, unkept(actor), async (trx) => {
          await holdPerson(trx, user.id)
          if ((await acceptCodigo(trx, user.id, body.codigo, now(), { ligado: false })) === null) return null
          const drawn = drawRecuperacao(user.id)
          await confirmFator(trx, user.id, drawn.hashes)
          // The others came in without one.
          await endSessionsOf(trx, user.id, sessionId ?? '')
          await noteShown(trx, sessionId ?? '')
          changingSessions.add(trx)
          await contar(trx, user.id, 'fator-ligado')
          return drawn.codigos
        }),
      )
      if (!codigos) throw wrongCode()
      return { Status: 'Success', Result: [{ codigos }] }
    },

    renewCodigos: async ({ body: { senha, codigo = '' }, user, actor }) => {
      await assertGiven(user, { senha, codigo })
      if (!(await hasFator(db, user.id))) throw conflict(MESSAGES.fatorDesligado)
      await askPassword(user, senha)
      const codigos = await tryCodigo(db, user.id, () =>
        transact(db, unkept(actor), async (trx) => {
          await holdPerson(trx, user.id)
          if ((await acceptCodigo(trx, user.id, codigo, now())) === null) return null
          const drawn = drawRecuperacao(user.id)
          await replaceRecuperacao(trx, user.id, drawn.hashes)
          await contar(trx, user.id, 'codigos-trocados')
          return drawn.codigos
        }),
      )
      if (!codigos) throw wrongCode()
      return { Status: 'Success', Result: [{ codigos }] }
    },

    endFator: async ({ body: { senha, codigo = '' }, user, actor }) => {
      await assertGiven(user, { senha, codigo })
      if (!(await hasFator(db, user.id))) throw conflict(MESSAGES.fatorDesligado)
      await askPassword(user, senha)
      const done = await tryCodigo(db, user.id, () =>
        transact(db, unkept(actor), async (trx) => {
          await holdPerson(trx, user.id)
          if ((await acceptCodigo(trx, user.id, codigo, now())) === null) return null
          await dropFator(trx, user.id)
          changingSessions.add(trx)
          await contar(trx, user.id, 'fator-desligado')
          return true
        }),
      )
      if (!done) throw wrongCode()
      return { Status: 'Success', message: MESSAGES.fatorFoiDesligado }
    },

    showFator: async ({ body, user, actor, sessionId }) => {
      const shown = await tryCodigo(db, user.id, () =>
        transact(db, unkept(actor), async (trx) => {
          await holdPerson(trx, user.id)
          const aceito = await acceptCodigo(trx, user.id, body.codigo, now())
          if (aceito === null) return null
          if (aceito === 'recuperacao') await contar(trx, user.id, 'recuperacao-usada')
          await noteShown(trx, sessionId ?? '')
          changingSessions.add(trx)
          return true
        }),
      )
      if (!shown) throw wrongCode()
      return { Status: 'Success', message: MESSAGES.fatorConferido }
    },

    resetFator: async ({ params: { id }, user, actor }) => {
      if (!canResetFator(user, id)) throw conflict(MESSAGES.fatorProprio)
      await transact(db, actor, async (trx) => {
        await holdUsuario(trx, id)
        if (!(await hasFator(trx, id))) throw conflict(MESSAGES.fatorNaoLigado)
        await dropFator(trx, id)
        await endSessionsOf(trx, id)
        changingSessions.add(trx)
        await contar(trx, id, 'fator-zerado')
      })
      return { Status: 'Success', message: MESSAGES.fatorZerado }
    },

    getAcessoRegra: async () => {
      const desde = (await readRegra(db))?.toISOString() ?? null
      return { Status: 'Success', Result: [{ fator_obrigatorio: desde !== null, desde }] }
    },

    setAcessoRegra: async ({ body, actor }) => {
      await transact(db, actor, async (trx) => {
        await writeRegra(trx, body.fator_obrigatorio)
        changingSessions.add(trx)
      })
      return { Status: 'Success', message: MESSAGES.regraGravada }
    },
  }
}
