import { randomBytes } from 'node:crypto'
import { conflict } from '@paco/domain/shared/errors'
import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { canResetSenha } from '@paco/domain/usuarios/policy'
import { changingSessions } from '../db/changes.ts'
import type { Db, Trx } from '../db/database.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { proveEmail } from './comprovacao-queries.ts'
import { hashConvite } from './convites.ts'
import { dropFator, hasFator } from './fator-queries.ts'
import { type Held, holdUsuario, updateUsuario } from './queries.ts'
import { writeSenhaLink } from './senha-queries.ts'
import { endSessionsOf } from './sessao-queries.ts'

/** What happened to an account that its owner is written about; nobody chooses not to be told. */
export type AvisoDeConta =
  | 'senha-trocada'
  | 'fator-ligado'
  | 'fator-desligado'
  | 'fator-zerado'
  | 'recuperacao-usada'
  | 'codigos-trocados'

/** A letter with a link, which is drawn when it leaves: to whom an administrator invites, and to the e-mail that somebody registered. */
export type LinkDeConta = `convite/${number}` | 'cadastro'

/** Puts an e-mail about an account into the queue, within the transaction that it tells of. */
export type ContarConta = (trx: Trx, usuario_id: number, aviso: AvisoDeConta | LinkDeConta) => Promise<void>

/** A new link for one person, who is held; its secret only the answer knows. */
async function drawFor(
  trx: Trx,
  { id, name, email }: Held,
  criado_por: number | null,
): Promise<ConviteFeito> {
  const token = randomBytes(32).toString('base64url')
  const link = { usuario_id: id, segredo_hash: hashConvite(token), criado_por }
  const expira_em = (await writeSenhaLink(trx, link)).toISOString()
  return { id, name, email, endereco: `/senha#${token}`, expira_em }
}

/** A link that an administrator hands over; why there is none is told. */
export async function makeSenhaLink(trx: Trx, id: number, criado_por: number): Promise<ConviteFeito> {
  const held = await holdUsuario(trx, id)
  if (!held.ativo) throw conflict(MESSAGES.senhaContaInativa)
  if (!canResetSenha(held))
    throw conflict(held.email_confirmado ? MESSAGES.senhaNuncaEntrou : MESSAGES.senhaSemProva)
  return drawFor(trx, held, criado_por)
}

/** What an operator is told who let somebody in again. */
export interface Resgate extends ConviteFeito {
  /** Whether a second factor was put off. */
  readonly fator: boolean
}

/**
 * Lets an administrator in again whom nobody else can help: who lost phone and recovery codes, or was shut out with no other
 * administrator left. Whoever may run a program beside the database may do that anyway; this way the trail tells of it.
 */
export async function rescueAdmin(trx: Trx, id: number): Promise<Resgate> {
  await proveEmail(trx, await holdUsuario(trx, id))
  await updateUsuario(trx, id, { role: 'admin', ativo: true })
  const fator = await hasFator(trx, id)
  if (fator) await dropFator(trx, id)
  await endSessionsOf(trx, id)
  changingSessions.add(trx)
  return { ...(await drawFor(trx, await holdUsuario(trx, id), null)), fator }
}

/** The link of a letter that is about to leave, unless the account is closed: until then there is no secret anywhere. */
export const senhaLinkForLetter = (db: Db, id: number): Promise<ConviteFeito | null> =>
  transact(db, SYSTEM, async (trx) => {
    const held = await holdUsuario(trx, id)
    return held.ativo ? drawFor(trx, held, null) : null
  })
