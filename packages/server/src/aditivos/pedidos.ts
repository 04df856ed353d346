import { amendedValor, changesValor } from '@paco/domain/aditivos/efeito'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { type AditivoCreate, type AditivoResend, pedidoOf, type Termo } from '@paco/domain/aditivos/pedido'
import {
  canNoteTermo,
  canRequestAditivo,
  canResendAditivo,
  canWithdrawAditivo,
} from '@paco/domain/aditivos/policy'
import { conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { canChangeOfSecretaria } from '@paco/domain/usuarios/policy'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { freezeBase, type HeldProjeto, lockProjeto } from '../projetos/queries.ts'
import { hold, settledConflict } from './hold.ts'
import { contratoFor } from './limites-queries.ts'
import { assertOrcamentoOf, insertAditivo, type Pedido, updateAditivo } from './queries.ts'

/** What the department asks for, held against the project that is held; it freezes what money is measured by. */
async function settlePedido(
  trx: Trx,
  user: SessionUser,
  projeto: HeldProjeto,
  body: AditivoCreate,
  now: Date,
): Promise<Pedido> {
  if (!canChangeOfSecretaria(user, body.id_secretaria)) throw forbidden(MESSAGES.notYourSecretaria)
  const pedido = pedidoOf(body)
  const id_contrato = await contratoFor(trx, projeto.id, body)
  if (pedido.id_orcamento !== null) await assertOrcamentoOf(trx, pedido.id_orcamento, body.id_secretaria)
  if (amendedValor(projeto.valor, pedido) === null) throw invalid({ supressao: MESSAGES.belowZero })
  if (changesValor(pedido)) await freezeBase(trx, projeto.id, 'aditivo', now)
  return { ...pedido, id_contrato }
}

/** The project's department asks, on a budget of its own; an administrator asks for anyone. */
export async function requestAditivo(
  trx: Trx,
  user: SessionUser,
  body: AditivoCreate,
  now: () => Date,
): Promise<number> {
  const projeto = await lockProjeto(trx, body.id_projeto)
  if (!canRequestAditivo(user, projeto)) throw forbidden(MESSAGES.notYourProjeto)
  const pedido = await settlePedido(trx, user, projeto, body, now())
  return insertAditivo(trx, pedido, { criado_por: user.id, data_criacao: now() })
}

/** What came back is corrected and waits again, since the day it was first asked for; why it came back stays in sight. */
export async function resendAditivo(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao, ...body }: AditivoResend,
  now: () => Date,
): Promise<void> {
  const { projeto, asked } = await hold(trx, id)
  if (!canRequestAditivo(user, projeto)) throw forbidden(MESSAGES.notYourProjeto)
  if (!canResendAditivo(user, projeto, asked)) {
    throw asked.status === 'pendente' ? conflict(MESSAGES.notReturned) : settledConflict(asked.status)
  }
  refuseStale(asked, versao)
  if (body.id_projeto !== asked.id_projeto) throw invalid({ id_projeto: MESSAGES.otherProjeto })
  const pedido = await settlePedido(trx, user, projeto, body, now())
  // Measured by a contract, it is not measured by the project's larger value once that contract is over.
  if (asked.id_contrato !== null && pedido.id_contrato === null) throw conflict(MESSAGES.contratoOver)
  const autores = asked.autores.includes(user.id) ? asked.autores : [...asked.autores, user.id]
  await updateAditivo(trx, id, { ...pedido, autores, status: 'pendente' })
}

interface Lido {
  readonly versao?: number | undefined
}

export async function withdrawAditivo(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao }: Lido,
  now: () => Date,
): Promise<void> {
  const { projeto, asked } = await hold(trx, id)
  if (!canWithdrawAditivo(user, projeto, asked)) {
    const could = canWithdrawAditivo(user, projeto, { ...asked, status: 'pendente' })
    throw could ? settledConflict(asked.status) : forbidden(MESSAGES.notYourRequest)
  }
  refuseStale(asked, versao)
  await updateAditivo(trx, id, { status: 'retirado', retirado_em: now() })
}

const TERMO = ['numero_termo', 'data_assinatura', 'fundamento_legal'] as const

/** Number, signature and legal ground of an approved one, each written once. */
export async function noteTermo(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao, ...termo }: Omit<Termo, 'versao'> & Lido,
): Promise<void> {
  const { projeto, asked } = await hold(trx, id)
  if (!canRequestAditivo(user, projeto)) throw forbidden(MESSAGES.notYourProjeto)
  if (!canNoteTermo(user, projeto, asked)) throw conflict(MESSAGES.notApproved)
  refuseStale(asked, versao)
  const said = TERMO.filter((name) => termo[name] != null && termo[name] !== asked[name])
  if (said.some((name) => asked[name] !== null)) throw conflict(MESSAGES.termoStays)
  if (said.length > 0) {
    await updateAditivo(trx, id, Object.fromEntries(said.map((name) => [name, termo[name]])))
  }
}
