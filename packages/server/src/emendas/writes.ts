import type { EmendaCreate, EmendaUpdate } from '@paco/domain/emendas/emenda'
import { MESSAGES } from '@paco/domain/emendas/messages'
import { canChangeEmenda, canMoveEmenda } from '@paco/domain/emendas/policy'
import { type Execucao, problemsOfExecucao } from '@paco/domain/emendas/regras'
import { forbidden, invalid, REQUIRED } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { deleteEmenda, insertEmenda, lockEmenda, updateEmenda } from './queries.ts'

const VALORES = ['valor_empenhado', 'valor_liquidado', 'valor_pago'] as const
const NONE: Execucao = { valor_empenhado: null, valor_liquidado: null, valor_pago: null }

/** What the amounts come to, those that are not said as they were. */
function assertHolds(said: Partial<Execucao>, stored: Execucao): void {
  const after = { ...stored }
  for (const name of VALORES) if (said[name] !== undefined) after[name] = said[name]
  const campos = problemsOfExecucao(after)
  if (Object.keys(campos).length > 0) throw invalid(campos)
}

/** A user's amendment belongs to their department; an admin names one. */
export async function createEmenda(trx: Trx, user: SessionUser, body: EmendaCreate): Promise<number> {
  const id_secretaria = body.id_secretaria ?? user.id_secretaria
  if (id_secretaria === null) throw invalid({ id_secretaria: REQUIRED })
  if (!canChangeEmenda(user, { id_secretaria })) throw forbidden(MESSAGES.notYours)
  assertHolds(body, NONE)
  return insertEmenda(trx, { ...body, id_secretaria })
}

export async function editEmenda(trx: Trx, user: SessionUser, id: number, body: EmendaUpdate): Promise<void> {
  const stored = await lockEmenda(trx, id)
  if (!canChangeEmenda(user, stored)) throw forbidden(MESSAGES.notYours)
  refuseStale(stored, body.versao)
  const moved = body.id_secretaria !== undefined && body.id_secretaria !== stored.id_secretaria
  if (moved && !canMoveEmenda(user)) throw forbidden(MESSAGES.cannotMove)
  assertHolds(body, stored)
  await updateEmenda(trx, id, body)
}

export async function removeEmenda(trx: Trx, user: SessionUser, id: number): Promise<void> {
  const stored = await lockEmenda(trx, id)
  if (!canChangeEmenda(user, stored)) throw forbidden(MESSAGES.notYours)
  await deleteEmenda(trx, id)
}
