import type { AditivoCreate } from '@paco/domain/aditivos/aditivo'
import { moveEtapas, raiseValor } from '@paco/domain/aditivos/efeito'
import { passesLimit } from '@paco/domain/aditivos/limite'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { canDecideAditivo, canRequestAditivo } from '@paco/domain/aditivos/policy'
import { dayOf } from '@paco/domain/shared/days'
import { conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import { sumMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { canChangeOfSecretaria } from '@paco/domain/usuarios/policy'
import type { Trx } from '../db/database.ts'
import { listEtapas, moveEtapaDates } from '../projetos/etapas-queries.ts'
import { amendValor, freezeBase, lockProjeto, storeAndamento, touchProjeto } from '../projetos/queries.ts'
import {
  assertOrcamentoOf,
  insertAditivo,
  lockAditivo,
  type Pending,
  projetoOfAditivo,
  writeDecision,
} from './queries.ts'

/** The project's department asks, on a budget of its own; an administrator asks for anyone. */
export async function requestAditivo(
  trx: Trx,
  user: SessionUser,
  body: AditivoCreate,
  now: () => Date,
): Promise<number> {
  const projeto = await lockProjeto(trx, body.id_projeto)
  if (!canRequestAditivo(user, projeto)) throw forbidden(MESSAGES.notYourProjeto)
  if (!canChangeOfSecretaria(user, body.id_secretaria)) throw forbidden(MESSAGES.notYourSecretaria)
  if (body.tipo === 'valor') {
    await assertOrcamentoOf(trx, body.id_orcamento, body.id_secretaria)
    await freezeBase(trx, projeto.id, 'aditivo', now())
  }
  return insertAditivo(trx, body, { criado_por: user.id, data_criacao: now() })
}

/** Lock order: project before request, as everyone takes them, so that nobody waits in a circle (deadlock). */
async function holdForDecision(trx: Trx, user: SessionUser, id: number) {
  const projeto = await lockProjeto(trx, await projetoOfAditivo(trx, id))
  const asked = await lockAditivo(trx, id)
  if (!canDecideAditivo(user, asked)) {
    throw asked.status === 'pendente' ? forbidden(MESSAGES.ownRequest) : conflict(MESSAGES.alreadyDecided)
  }
  return { projeto, asked }
}

type Held = Awaited<ReturnType<typeof lockProjeto>>

async function applyValor(trx: Trx, projeto: Held, valor: number, justified: boolean): Promise<void> {
  const added = sumMoney([projeto.acrescimos, valor])
  if (passesLimit(projeto.valor_original, added) && !justified) {
    throw invalid({ descricao_decisao: MESSAGES.justifyOverLimit }, MESSAGES.justifyOverLimit)
  }
  await amendValor(trx, projeto.id, raiseValor(projeto.valor, valor))
}

async function applyEffect(trx: Trx, projeto: Held, asked: Pending, justified: boolean): Promise<void> {
  if (asked.valor !== null) return applyValor(trx, projeto, asked.valor, justified)
  const moved = moveEtapas(await listEtapas(trx, projeto.id), asked.etapa ?? 0, asked.prazo ?? 0)
  await moveEtapaDates(trx, projeto.id, moved)
  await touchProjeto(trx, projeto.id)
}

/** Decision and effect are one transaction: both are there or neither is. */
export async function approveAditivo(
  trx: Trx,
  user: SessionUser,
  id: number,
  descricao_decisao: string | null,
  now: () => Date,
): Promise<void> {
  const { projeto, asked } = await holdForDecision(trx, user, id)
  await applyEffect(trx, projeto, asked, descricao_decisao !== null)
  const signed = { decidido_por: user.id, data_decisao: now() }
  await writeDecision(trx, id, { status: 'aprovado', descricao_decisao, ...signed })
  await storeAndamento(trx, projeto.id, dayOf(now()))
}

export async function rejectAditivo(
  trx: Trx,
  user: SessionUser,
  id: number,
  descricao_decisao: string,
  now: () => Date,
): Promise<void> {
  await holdForDecision(trx, user, id)
  const signed = { decidido_por: user.id, data_decisao: now() }
  await writeDecision(trx, id, { status: 'rejeitado', descricao_decisao, ...signed })
}
