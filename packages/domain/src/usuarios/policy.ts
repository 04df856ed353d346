import { allowing } from '../http/access.ts'
import type { AlsoMissing } from '../http/call.ts'
import { REQUIRED } from '../shared/errors.ts'
import type { Role, SessionUser } from '../shared/roles.ts'

type Who = SessionUser | null

export const isAdmin = (who: Who): boolean => who?.role === 'admin'

/** Users, departments, PCA, agreements and neighbourhood entries are written by administrators only. */
export const canManageUsuarios = isAdmin

interface Conta {
  readonly ativo: boolean
  readonly ultimo_acesso: unknown
  readonly email_confirmado: boolean
}

/** An invitation is for the first time somebody comes in; who came in by an e-mail that nobody proved may be a stranger. */
export const canInvite = ({ ativo, ultimo_acesso, email_confirmado }: Conta): boolean =>
  ativo && (ultimo_acesso === null || !email_confirmado)

/** Another password is for those who came in once: the others have an invitation. */
export const canResetSenha = (conta: Conta): boolean => conta.ativo && !canInvite(conta)

/** Whether an account that nobody proved has rights all the same: no password opens it. */
export const isUnprovenWithRights = ({
  email_confirmado,
  role,
  id_secretaria,
}: {
  readonly email_confirmado: boolean
  readonly role: Role
  readonly id_secretaria: unknown
}): boolean => !email_confirmado && (role !== 'user' || id_secretaria !== null)

/** One's own second factor is put off with password and code, as nobody else can: an open screen is not enough. */
export const canResetFator = (who: SessionUser, id: number): boolean => isAdmin(who) && who.id !== id

export const usuarioManagers = allowing(canManageUsuarios)

/** A record that belongs to a department is changed by its people and by administrators. */
export const canChangeOfSecretaria = (who: Who, id_secretaria: number | null): boolean =>
  isAdmin(who) || (who?.role === 'user' && who.id_secretaria !== null && who.id_secretaria === id_secretaria)

/** What a person creates belongs to their own department; whoever has none names one, by one of these fields. */
export const namesSecretaria =
  (field: string, ...aliases: string[]): AlsoMissing =>
  (body, who) => {
    const named = [field, ...aliases].some((name) => (body[name] ?? '') !== '')
    return named || who?.id_secretaria != null ? {} : { [field]: REQUIRED }
  }
