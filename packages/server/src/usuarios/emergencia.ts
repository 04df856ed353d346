import { conflict } from '@paco/domain/shared/errors'
import { perCity } from '@paco/domain/shared/per-city'
import { MESSAGES } from '@paco/domain/usuarios/messages'

const kept = perCity<readonly string[]>(() => [])

/** Whose accounts are the only ones that a password still opens; a later word reads it from the settings. */
export const setEmergencias = (emails: readonly string[]): void => kept.set(emails)

interface Conta {
  readonly email: string
  readonly role: string
  readonly ativo: boolean
}

/** Whether this account is the way in for the day on which the directory is away. */
export const isEmergencia = ({ email, role, ativo }: Conta): boolean =>
  role === 'admin' && ativo && kept.get().includes(email.toLowerCase())

/** Such an account stays what it is for as long as the settings name it; nothing of it is left where it is deleted. */
export function assertEmergenciaStays(before: Conta, after: Conta | null): void {
  if (isEmergencia(before) && !(after && isEmergencia(after))) throw conflict(MESSAGES.emergencia)
}
