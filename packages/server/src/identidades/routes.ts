import type { identidadesCalls } from '@paco/domain/identidades/contract'
import type { Identidade, IdentidadeVista } from '@paco/domain/identidades/identidade'
import { MESSAGES } from '@paco/domain/identidades/messages'
import { conflict, invalid, notFound, unauthenticated } from '@paco/domain/shared/errors'
import { MESSAGES as USUARIO } from '@paco/domain/usuarios/messages'
import { changingSessions } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { transact, unkept } from '../db/transact.ts'
import { type Handlers, RawJson } from '../http/handler.ts'
import { challenge } from '../usuarios/fator.ts'
import { hasFator } from '../usuarios/fator-queries.ts'
import { openSession } from '../usuarios/open-session.ts'
import { verifyPassword } from '../usuarios/passwords.ts'
import { holdUsuario } from '../usuarios/queries.ts'
import { endSessionsOf, readPasswordHash } from '../usuarios/sessao-queries.ts'
import type { Tokens } from '../usuarios/tokens.ts'
import { tryOwnPassword } from '../usuarios/tries.ts'
import { Away } from './cliente.ts'
import { spendCodigo } from './codigo-queries.ts'
import { drawSecret, dropCookie, hashSecret, readCookie } from './cookie.ts'
import { away, isTooUnsure, onTheWay, type Porta } from './porta.ts'
import { deleteOwn, isLinked, listIdentidades, startEntrada } from './queries.ts'

const unknown = () => unauthenticated(MESSAGES.codigoInvalido)

export const identidadesRoutes = (
  db: Db,
  tokens: Tokens,
  porta: Porta,
): Handlers<typeof identidadesCalls> => ({
  getProvedores: async () => ({ Status: 'Success', Result: [...porta.publicos] }),

  trocarEntrada: async ({ body, cookies, actor, origem, agent }) => {
    const secret = readCookie(porta.endereco, cookies)
    // Apart from the session: a code that was shown anywhere is used up, whoever showed it.
    const codigo = await transact(db, unkept(actor), (trx) => spendCodigo(trx, hashSecret(body.codigo)))
    if (!codigo || secret === null || codigo.id_hash !== hashSecret(secret)) throw unknown()
    const signed = { ...unkept(actor), id: codigo.usuario_id, nome: codigo.nome }
    const reply = await transact(db, signed, async (trx) => {
      const held = await holdUsuario(trx, codigo.usuario_id)
      if (!held.ativo) throw unknown()
      // Whoever asked for a second factor asked for it at every door.
      if (await hasFator(trx, held.id)) return challenge(trx, held.id)
      return openSession(trx, tokens, held, { origem, agent })
    })
    const { chave, enderecos } = porta.find(codigo.provedor) ?? {}
    const Saida = enderecos?.saida === undefined ? null : `/api/entrar/${chave}/sair`
    const text = JSON.stringify({ ...reply, Volta: codigo.volta, Saida })
    return new RawJson(text, { 'Set-Cookie': dropCookie(porta.endereco) })
  },

  listIdentidades: async ({ user }) => {
    const rows = JSON.parse(await listIdentidades(db, user.id)) as Identidade[]
    const Result = rows.map((row): IdentidadeVista => {
      const provedor = porta.byEmissor(row.emissor)
      return { ...row, provedor: provedor?.chave ?? null, nome: provedor?.nome ?? row.emissor }
    })
    return { Status: 'Success', Result }
  },

  vincularIdentidade: async ({ body, user, sessionId }) => {
    const provedor = porta.find(body.provedor)
    if (!provedor) throw notFound(MESSAGES.provedorNotFound)
    const known = await tryOwnPassword(db, user.id, async () => {
      const { senha_hash } = await readPasswordHash(db, user.id)
      return (await verifyPassword(senha_hash, body.senha)) ? true : null
    })
    if (known === null) throw invalid({ senha: USUARIO.wrongCurrentPassword }, USUARIO.wrongCurrentPassword)
    if (await isLinked(db, user.id, provedor.emissor)) throw conflict(MESSAGES.jaVinculada)
    const { url, segredos } = await provedor.cliente.begin().catch((error: unknown) => {
      throw error instanceof Away ? away() : error
    })
    const secret = drawSecret()
    const entrada = { provedor: provedor.chave, ...segredos, volta: null, sessao_id: sessionId }
    await startEntrada(db, { id_hash: hashSecret(secret), ...entrada })
    const text = JSON.stringify({ Status: 'Success', endereco: url.href })
    return new RawJson(text, { 'Set-Cookie': onTheWay(porta, secret) })
  },

  deleteIdentidade: async ({ params, user, actor }) => {
    await transact(db, actor, async (trx) => {
      const gone = await deleteOwn(trx, user.id, params.id)
      if (!isTooUnsure(porta, gone)) return
      // What they may not approve while it is linked they do not approve in the session that it opened.
      await endSessionsOf(trx, user.id)
      changingSessions.add(trx)
    })
    return { Status: 'Success', message: MESSAGES.desvinculada }
  },
})
