import { MESSAGES } from '@paco/domain/aditivos/messages'
import { canWriteMensagem } from '@paco/domain/aditivos/policy'
import { canReadAditivosOf } from '@paco/domain/projetos/policy'
import { conflict, forbidden } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { insertMensagem, shareAditivo } from './mensagens-queries.ts'

/** Asks or answers: what the author is now decides which, whatever becomes of the account. */
export async function writeMensagem(
  trx: Trx,
  user: SessionUser,
  aditivo_id: number,
  texto: string,
  now: () => Date,
): Promise<number> {
  const asked = await shareAditivo(trx, aditivo_id)
  if (!canReadAditivosOf(user, asked)) throw forbidden()
  if (!canWriteMensagem(user, asked, asked)) throw conflict(MESSAGES.threadClosed)
  return insertMensagem(trx, {
    aditivo_id,
    id_projeto: asked.id_projeto,
    texto,
    autor_id: user.id,
    papel: user.role,
    criada_em: now(),
  })
}
