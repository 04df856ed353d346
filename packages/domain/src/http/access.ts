import type { SessionUser } from '../shared/roles.ts'

/**
 * Who may make a call at all, decided before its input is read. What depends on a record's department is decided
 * after the record is loaded, by the word's `policy.ts`.
 */
export interface Access {
  /** For the documentation, in Portuguese. */
  readonly who: string
  readonly allows: (user: SessionUser | null) => boolean
}

export const anyone: Access = { who: 'qualquer pessoa, sem login', allows: () => true }

export const signedIn: Access = { who: 'qualquer pessoa com login', allows: (user) => user !== null }

export const admins: Access = { who: 'administradores', allows: (user) => user?.role === 'admin' }

export const adminsAndAuditors: Access = {
  who: 'administradores e auditores',
  allows: (user) => user?.role === 'admin' || user?.role === 'auditor',
}
