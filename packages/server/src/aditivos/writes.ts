import { canDecideAditivo, impedimentoDaDecisao } from '@paco/domain/aditivos/decisao-policy'
import { amendedValor, changesValor } from '@paco/domain/aditivos/efeito'
import { passaCom } from '@paco/domain/aditivos/limite'
import { MESSAGES, overLimitText } from '@paco/domain/aditivos/messages'
import { moveEtapas } from '@paco/domain/etapas/mover'
import { dayOf } from '@paco/domain/shared/days'
import { conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { holdProjetosBeside } from '../contratos/queries.ts'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { listEtapas, moveEtapaDates } from '../projetos/etapas-queries.ts'
import { amendValor, storeAndamento, touchProjeto } from '../projetos/queries.ts'
import { type Held, hold, settledConflict } from './hold.ts'
import { assertAdita, holdMedidas, moveVigencia } from './limites-queries.ts'
import { projetoOfAditivo, updateAditivo } from './queries.ts'

interface Lido {
  readonly versao?: number | undefined
}

/** The specification's clients name no version: what changed since it was first sent is not theirs to decide. */
function assertRead({ asked }: Held, { versao }: Lido): void {
  if (versao === undefined && asked.devolvido_em !== null) throw conflict(MESSAGES.readAgain)
  refuseStale(asked, versao)
}

async function holdForDecision(trx: Trx, user: SessionUser, id: number, lido: Lido): Promise<Held> {
  const held = await hold(trx, id)
  if (held.asked.status !== 'pendente') throw settledConflict(held.asked.status)
  if (!canDecideAditivo(user, held.asked))
    throw forbidden(impedimentoDaDecisao(user, held.asked) ?? undefined)
  assertRead(held, lido)
  return held
}

/** Each class is held against its own ceiling; above one, the approval has to be explained. */
async function applyValor(trx: Trx, { projeto, asked }: Held, justified: boolean): Promise<void> {
  const medidas = await holdMedidas(trx, projeto, asked.id_contrato)
  const over = passaCom(medidas, asked)
  if (over !== null && !justified) {
    const text = overLimitText(
      over,
      over === 'acrescimos' ? medidas.teto_acrescimos : medidas.teto_supressoes,
    )
    throw invalid({ descricao_decisao: text }, text)
  }
  const valor = amendedValor(projeto.valor, asked)
  if (valor === null) throw conflict(MESSAGES.belowZero)
  await amendValor(trx, projeto.id, valor)
}

/** The stages move, and with them the end of the contract's term. */
async function applyPrazo(trx: Trx, { projeto, asked }: Held, days: number): Promise<void> {
  const moved = moveEtapas(await listEtapas(trx, projeto.id), asked.etapa ?? 0, days)
  await moveEtapaDates(trx, projeto.id, moved)
  await touchProjeto(trx, projeto.id)
  if (asked.id_contrato !== null) await moveVigencia(trx, asked.id_contrato, days)
}

/** Decision and effect are one transaction: both are there or neither is. */
export async function approveAditivo(
  trx: Trx,
  user: SessionUser,
  id: number,
  { descricao_decisao = null, ...lido }: Lido & { descricao_decisao?: string | null | undefined },
  now: () => Date,
): Promise<void> {
  // What its contract is worth stands in the rows of all projects that it serves.
  await holdProjetosBeside(trx, await projetoOfAditivo(trx, id))
  const held = await holdForDecision(trx, user, id, lido)
  const { asked, projeto } = held
  await assertAdita(trx, asked, dayOf(now()))
  if (changesValor(asked)) await applyValor(trx, held, descricao_decisao !== null)
  if (asked.prazo !== null) await applyPrazo(trx, held, asked.prazo)
  const signed = { decidido_por: user.id, data_decisao: now() }
  await updateAditivo(trx, id, { status: 'aprovado', descricao_decisao, ...signed })
  await storeAndamento(trx, projeto.id, dayOf(now()))
}

export async function rejectAditivo(
  trx: Trx,
  user: SessionUser,
  id: number,
  { descricao_decisao, ...lido }: Lido & { descricao_decisao: string },
  now: () => Date,
): Promise<void> {
  await holdForDecision(trx, user, id, lido)
  const signed = { decidido_por: user.id, data_decisao: now() }
  await updateAditivo(trx, id, { status: 'rejeitado', descricao_decisao, ...signed })
}

/** Not a decision: the department corrects what is missing and sends it again. */
export async function returnAditivo(
  trx: Trx,
  user: SessionUser,
  id: number,
  { motivo_devolucao, ...lido }: Lido & { motivo_devolucao: string },
  now: () => Date,
): Promise<void> {
  await holdForDecision(trx, user, id, lido)
  const signed = { devolvido_por: user.id, devolvido_em: now() }
  await updateAditivo(trx, id, { status: 'devolvido', motivo_devolucao, ...signed })
}
