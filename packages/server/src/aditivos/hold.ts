import type { StatusAditivo } from '@paco/domain/aditivos/aditivo'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { conflict } from '@paco/domain/shared/errors'
import type { Trx } from '../db/database.ts'
import { type HeldProjeto, lockProjeto } from '../projetos/queries.ts'
import { type HeldAditivo, lockAditivo, projetoOfAditivo } from './queries.ts'

export interface Held {
  projeto: HeldProjeto
  asked: HeldAditivo
}

/** Lock order: project before request, as everyone takes them, so that nobody waits in a circle (deadlock). */
export async function hold(trx: Trx, id: number): Promise<Held> {
  const projeto = await lockProjeto(trx, await projetoOfAditivo(trx, id))
  return { projeto, asked: await lockAditivo(trx, id) }
}

/** Why nothing more can be done with a request: somebody was faster. */
export function settledConflict(status: StatusAditivo) {
  if (status === 'retirado') return conflict(MESSAGES.alreadyWithdrawn)
  return conflict(status === 'devolvido' ? MESSAGES.alreadyReturned : MESSAGES.alreadyDecided)
}
