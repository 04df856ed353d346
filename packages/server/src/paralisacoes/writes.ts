import type { EtapaRealizada } from '@paco/domain/etapas/datas-reais'
import { contratoEmExecucao } from '@paco/domain/paralisacoes/contrato'
import { MESSAGES } from '@paco/domain/paralisacoes/messages'
import type { ParalisacaoCreate, ParalisacaoUpdate } from '@paco/domain/paralisacoes/paralisacao'
import { canStopProjeto } from '@paco/domain/paralisacoes/policy'
import { prorrogar } from '@paco/domain/paralisacoes/prorrogar'
import { motivoText } from '@paco/domain/projetos/paralisada'
import { type Day, dayOf, daysBetween, formatDay } from '@paco/domain/shared/days'
import { type Campos, conflict, forbidden, invalid } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { noteParalisacao } from '../aditivos/apostila.ts'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { dayForWriting } from '../projetos/day-queries.ts'
import { listEtapas, moveEtapaDates } from '../projetos/etapas-queries.ts'
import { type HeldProjeto, lockProjeto, storeAndamento, touchProjeto } from '../projetos/queries.ts'
import {
  contratosOf,
  deleteParalisacao,
  type HeldParalisacao,
  insertParalisacao,
  lastRestart,
  loadParalisacao,
  projetoOfParalisacao,
  updateParalisacao,
} from './queries.ts'

type Now = () => Date

/** Lock order: project first, as everyone takes them. */
async function holdProjeto(trx: Trx, user: SessionUser, id: number): Promise<HeldProjeto> {
  const projeto = await lockProjeto(trx, id)
  if (!canStopProjeto(user, projeto)) throw forbidden(MESSAGES.notYours)
  return projeto
}

/** The first day anything of the project is known to begin. */
const startOf = (etapas: readonly EtapaRealizada[]): Day | null =>
  etapas
    .flatMap(({ inicio, inicio_real }) => [inicio, inicio_real])
    .reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null)

async function assertInicio(trx: Trx, id_projeto: number, inicio: Day, today: Day): Promise<void> {
  if (inicio > today) throw invalid({ inicio: MESSAGES.future })
  const etapas = await listEtapas(trx, id_projeto)
  if (etapas.every(({ situacao }) => situacao === 'Concluído')) throw conflict(MESSAGES.concluded)
  const start = startOf(etapas)
  if (start !== null && inicio < start) throw invalid({ inicio: MESSAGES.beforeProjeto })
  const restarted = await lastRestart(trx, id_projeto)
  if (restarted !== null && inicio < restarted) throw invalid({ inicio: MESSAGES.overlaps })
}

/** The contract that is named, none where that was said, or else the only one that is running. */
async function contratoOf(
  trx: Trx,
  { id_projeto, id_contrato }: Pick<ParalisacaoCreate, 'id_projeto' | 'id_contrato'>,
): Promise<number | null> {
  if (id_contrato === null) return null
  const contratos = await contratosOf(trx, id_projeto)
  if (id_contrato === undefined) return contratoEmExecucao(contratos)
  if (!contratos.some(({ id }) => id === id_contrato)) throw invalid({ id_contrato: MESSAGES.otherContrato })
  return id_contrato
}

/** Why a stoppage cannot be put under the contract that was sent; null where it can, or is already. */
async function contratoMistake(
  trx: Trx,
  id_projeto: number,
  stored: HeldParalisacao,
  { id_contrato }: ParalisacaoUpdate,
): Promise<string | null> {
  if (id_contrato === undefined || id_contrato === stored.id_contrato) return null
  if (stored.reinicio !== null) return MESSAGES.contratoStays
  if (id_contrato === null) return null
  const contratos = await contratosOf(trx, id_projeto)
  return contratos.some(({ id }) => id === id_contrato) ? null : MESSAGES.otherContrato
}

export async function stopProjeto(
  trx: Trx,
  user: SessionUser,
  body: ParalisacaoCreate,
  now: Now,
): Promise<number> {
  await holdProjeto(trx, user, body.id_projeto)
  await assertInicio(trx, body.id_projeto, body.inicio, await dayForWriting(trx, dayOf(now())))
  const id_contrato = await contratoOf(trx, body)
  return insertParalisacao(trx, { ...body, id_contrato, criado_por: user.id, criado_em: now() })
}

/** A stoppage of a project that is held, and the day it is written on. */
async function holdParalisacao(trx: Trx, user: SessionUser, id: number, now: Now) {
  const projeto = await holdProjeto(trx, user, await projetoOfParalisacao(trx, id))
  return {
    projeto,
    stored: await loadParalisacao(trx, id),
    today: await dayForWriting(trx, dayOf(now())),
  }
}

/** What only the record and the day can refuse. */
function mistakesOf(
  stored: HeldParalisacao,
  changes: ParalisacaoUpdate,
  today: Day,
  id_contrato: string | null,
): Campos {
  const { motivo = stored.motivo, detalhe = stored.detalhe, reinicio_previsto: expected } = changes
  const published = (day: Day | null | undefined) => {
    if (day == null) return null
    if (day > today) return MESSAGES.future
    return day < stored.inicio ? MESSAGES.beforeStop : null
  }
  const found: Record<string, string | null> = {
    id_contrato,
    detalhe: motivo === 'outro' && detalhe === null ? MESSAGES.tellMotivo : null,
    reinicio_previsto: expected != null && expected <= stored.inicio ? MESSAGES.expectedBefore : null,
    aviso_publicado_em: published(changes.aviso_publicado_em),
    placa_em: published(changes.placa_em),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
  )
}

export async function editParalisacao(
  trx: Trx,
  user: SessionUser,
  id: number,
  { versao, ...changes }: ParalisacaoUpdate,
  now: Now,
): Promise<void> {
  const { projeto, stored, today } = await holdParalisacao(trx, user, id, now)
  refuseStale(stored, versao)
  const contrato = await contratoMistake(trx, projeto.id, stored, changes)
  const mistakes = mistakesOf(stored, changes, today, contrato)
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes)
  await updateParalisacao(trx, id, changes)
}

/** What the note says of the stoppage that ended. */
function apostilaText(stored: HeldParalisacao, reinicio: Day): string {
  const ordem = stored.ordem === null ? '' : ` (ordem ${stored.ordem})`
  return `Paralisação de ${formatDay(stored.inicio)} a ${formatDay(reinicio)}${ordem}: ${motivoText(stored)}.`
}

/** Closes the stoppage, moves what is unfinished by the days stopped and notes it: all of it or nothing. */
export async function restartProjeto(
  trx: Trx,
  user: SessionUser,
  id: number,
  { reinicio, versao }: { reinicio: Day; versao: number },
  now: Now,
): Promise<void> {
  const { projeto, stored, today } = await holdParalisacao(trx, user, id, now)
  if (stored.reinicio !== null) throw conflict(MESSAGES.alreadyRestarted)
  refuseStale(stored, versao)
  if (reinicio > today) throw invalid({ reinicio: MESSAGES.future })
  if (reinicio <= stored.inicio) throw invalid({ reinicio: MESSAGES.restartBefore })
  const id_apostila = await noteParalisacao(trx, {
    id_projeto: projeto.id,
    id_contrato: stored.id_contrato,
    id_secretaria: projeto.id_secretaria,
    prazo: daysBetween(stored.inicio, reinicio),
    descricao_pedido: apostilaText(stored, reinicio),
    criado_por: user.id,
    now: now(),
  })
  await updateParalisacao(trx, id, { reinicio, id_apostila })
  await moveEtapaDates(trx, projeto.id, prorrogar(await listEtapas(trx, projeto.id), stored.inicio, reinicio))
  await touchProjeto(trx, projeto.id)
  await storeAndamento(trx, projeto.id, dayOf(now()))
}

/** Only while it is open: one that has ended moved the schedule, and its note stays. */
export async function removeParalisacao(trx: Trx, user: SessionUser, id: number, now: Now): Promise<void> {
  const { stored } = await holdParalisacao(trx, user, id, now)
  if (stored.reinicio !== null) throw conflict(MESSAGES.restartedStays)
  await deleteParalisacao(trx, id)
}
