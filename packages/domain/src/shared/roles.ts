/** What a person may be in the system; `user` is the default of the specification. */
export const ROLES = ['admin', 'user', 'auditor'] as const
export type Role = (typeof ROLES)[number]

/** How each role is called on the screens. */
export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Administrador',
  user: 'Usuário',
  auditor: 'Auditor',
}

/** The person behind a request, as the server knows them at this moment. */
export interface SessionUser {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly id_secretaria: number | null
}
