import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Whoever changes some record may send a file for it: anyone may register, and an account alone changes nothing. */
export const canSendArquivos = (who: Who): boolean =>
  who !== null && (who.role !== 'user' || who.id_secretaria !== null)

export const arquivoSenders = allowing(canSendArquivos, 'administradores, auditores e pessoas com secretaria')

/** How much room files take is the affair of those who look after the system. */
export const canReadArmazenamento = isAdmin

export const armazenamentoReaders = allowing(canReadArmazenamento)
