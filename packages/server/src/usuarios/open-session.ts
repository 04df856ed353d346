import type { SessionUser } from '@paco/domain/shared/roles'
import { describeNavegador } from '@paco/domain/usuarios/navegador'
import type { LoginReply } from '@paco/domain/usuarios/sessao-contract'
import type { Trx } from '../db/database.ts'
import { startSession } from './sessao-queries.ts'
import { drawSessionId, SESSION_HOURS, type Tokens } from './tokens.ts'

interface Where {
  readonly origem: string
  readonly agent: string | null
  /** Whether a code was shown besides the password. */
  readonly fator?: boolean
}

/** Opens a session for a person who is held, and answers what the door does. */
export async function openSession(
  trx: Trx,
  tokens: Tokens,
  { id, name, role, id_secretaria }: SessionUser,
  { origem, agent, fator = false }: Where,
): Promise<LoginReply> {
  const sessionId = drawSessionId()
  const expires = await startSession(trx, {
    id: sessionId,
    usuario_id: id,
    hours: SESSION_HOURS,
    origem,
    navegador: describeNavegador(agent),
    fator,
  })
  const Token = await tokens.sign(trx, { id, name, role, id_secretaria }, sessionId, expires)
  return { Status: 'Success', Token, Role: role, User: { id, name, id_secretaria } }
}
