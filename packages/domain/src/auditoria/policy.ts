import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'

type Who = SessionUser | null

/** The whole trail is for those who control: administrators and auditors. */
export const canReadAuditoria = (who: Who): boolean => who?.role === 'admin' || who?.role === 'auditor'

/** Records about people: e-mail addresses, and from where an administrator works. */
const PERSONAL = ['usuarios', 'convites', 'senha_links', 'segundo_fator', 'acesso_regras', 'identidades']

/**
 * Which lines of a record's history one may read: all of them, those of one's own department (the records are its
 * own), or none.
 */
export function historicoScope(who: Who, entidade: string): 'all' | { id_secretaria: number } | 'none' {
  if (PERSONAL.includes(entidade)) return who?.role === 'admin' ? 'all' : 'none'
  if (canReadAuditoria(who)) return 'all'
  return who?.id_secretaria != null ? { id_secretaria: who.id_secretaria } : 'none'
}

export const auditoriaReaders = allowing(canReadAuditoria, 'administradores e auditores')
