import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Whoever may mark some legal deadline as met: administrators, and users with a department. */
export const canMarkSomePrazo = (who: Who): boolean =>
  isAdmin(who) || (who?.role === 'user' && who.id_secretaria !== null)

/** The stored record's department decides; what is of no department is for administrators. */
export const canMarkPrazo = (who: Who, prazo: { id_secretaria: number | null }): boolean =>
  canChangeOfSecretaria(who, prazo.id_secretaria)

/**
 * What shows that a deadline was met may hold personal data, and anyone may register: its files are for those who work
 * with the records, not for every account.
 */
export const canReadComprovacoes = (who: Who): boolean =>
  who !== null && (who.role !== 'user' || who.id_secretaria !== null)

/** Only administrators take a mark back. */
export const canUnmarkPrazos = isAdmin

export const prazoMarkers = allowing(canMarkSomePrazo, 'administradores, e pessoas da secretaria do registro')

export const prazoUnmarkers = allowing(canUnmarkPrazos)

export const comprovacaoReaders = allowing(
  canReadComprovacoes,
  'administradores, auditores e pessoas com secretaria',
)
