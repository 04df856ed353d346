import { deixadosText, faltasText, podeFicarFora } from '@paco/domain/lixeira/lixeira'
import { MESSAGES } from '@paco/domain/lixeira/messages'
import { canRestore } from '@paco/domain/lixeira/policy'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import { dayOf } from '@paco/domain/shared/days'
import { conflict, forbidden } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { lockAnyProjeto, setArquivo, storeAndamento } from '../projetos/queries.ts'
import { hasOpenAditivo, listFaltas, lockExcluido, putBack } from './queries.ts'

/** Brings a project back whole, with the figures of today; what was left out is told. */
export async function restoreProjeto(trx: Trx, user: SessionUser, id: number, now: Date): Promise<string[]> {
  const held = await lockExcluido(trx, id)
  if (!canRestore(user, held)) throw forbidden(MESSAGES.notYours)
  const faltas = await listFaltas(trx, held.id)
  const needed = faltas.filter((falta) => !podeFicarFora(falta))
  if (needed.length > 0) throw conflict(faltasText(needed))
  await putBack(
    trx,
    held,
    faltas.map(({ linha }) => linha),
  )
  await storeAndamento(trx, id, dayOf(now))
  return deixadosText(faltas)
}

interface Arquivamento {
  motivo: string
  versao?: number | undefined
}

/** No amendment is left waiting where nobody could decide it any more. */
export async function archiveProjeto(
  trx: Trx,
  user: SessionUser,
  id: number,
  { motivo, versao }: Arquivamento,
  now: Date,
): Promise<void> {
  const stored = await lockAnyProjeto(trx, id)
  if (!canEditProjeto(user, stored)) throw forbidden(MESSAGES.notYours)
  if (stored.arquivado) throw conflict(MESSAGES.jaArquivado)
  refuseStale(stored, versao)
  if (await hasOpenAditivo(trx, id)) throw conflict(MESSAGES.aditivoAberto)
  await setArquivo(trx, id, { em: now, por: user.id, motivo })
}

/** Who may is decided by the call itself: no department does. */
export async function unarchiveProjeto(trx: Trx, id: number, versao: number): Promise<void> {
  const stored = await lockAnyProjeto(trx, id)
  if (!stored.arquivado) throw conflict(MESSAGES.naoArquivado)
  refuseStale(stored, versao)
  await setArquivo(trx, id, null)
}
