import { allowing } from '../http/access.ts'
import { canChangeSomeProjeto } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Out of the bin by the department it was deleted from, or an administrator. */
export const canRestore = (who: Who, { id_secretaria }: { id_secretaria: number }): boolean =>
  canChangeOfSecretaria(who, id_secretaria)

/** Whoever may delete some project finds it in the bin; of others' there is nothing to do. */
export const canReadLixeira = canChangeSomeProjeto

export const lixeiraReaders = allowing(
  canReadLixeira,
  'administradores, e pessoas de secretaria para os projetos dela',
)
