import type { SessionUser } from '../shared/roles.ts'

type Who = SessionUser | null

/** The whole trail is for those who control: administrators and auditors. */
export const canReadAuditoria = (who: Who): boolean => who?.role === 'admin' || who?.role === 'auditor'

/** One record's history is also for the people of the record's department. */
export const canReadHistorico = (who: Who, id_secretaria: number | null): boolean =>
  canReadAuditoria(who) || (who !== null && who.id_secretaria !== null && who.id_secretaria === id_secretaria)
