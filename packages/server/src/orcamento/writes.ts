import type { LancamentoCreate, LancamentoUpdate } from '@paco/domain/orcamento/lancamento'
import { MESSAGES } from '@paco/domain/orcamento/messages'
import { canChangeLancamento, canMoveLancamento } from '@paco/domain/orcamento/policy'
import { forbidden, invalid, REQUIRED } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { deleteLancamento, insertLancamento, lockLancamento, updateLancamento } from './queries.ts'

/** A user's line belongs to their department; an admin names one. */
export async function createLancamento(trx: Trx, user: SessionUser, body: LancamentoCreate): Promise<number> {
  const secretaria_id = body.secretaria_id ?? user.id_secretaria
  if (secretaria_id === null) throw invalid({ secretaria_id: REQUIRED })
  if (!canChangeLancamento(user, { secretaria_id })) throw forbidden()
  return insertLancamento(trx, { ...body, secretaria_id })
}

export async function editLancamento(
  trx: Trx,
  user: SessionUser,
  id: number,
  body: LancamentoUpdate,
): Promise<void> {
  const stored = await lockLancamento(trx, id)
  if (!canChangeLancamento(user, stored)) throw forbidden(MESSAGES.notYours)
  refuseStale(stored, body.versao)
  const moved = body.secretaria_id !== undefined && body.secretaria_id !== stored.secretaria_id
  if (moved && !canMoveLancamento(user)) throw forbidden(MESSAGES.cannotMove)
  await updateLancamento(trx, id, body)
}

export async function removeLancamento(trx: Trx, user: SessionUser, id: number): Promise<void> {
  const stored = await lockLancamento(trx, id)
  if (!canChangeLancamento(user, stored)) throw forbidden(MESSAGES.notYours)
  await deleteLancamento(trx, id)
}
