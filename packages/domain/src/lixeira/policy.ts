import { allowing } from '../http/access.ts'
import { canChangeSomeProjeto } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null
type OfSecretaria = { id_secretaria: number }

/** Archived with a reason by the project's department or an administrator, while it is not. */
export const canArchiveProjeto = (
  who: Who,
  projeto: OfSecretaria & { arquivado_em: string | null },
): boolean => projeto.arquivado_em === null && canChangeOfSecretaria(who, projeto.id_secretaria)

/** Brought back by administrators alone. */
export const canUnarchive = isAdmin

/** Out of the bin by the department it was deleted from, or an administrator. */
export const canRestore = (who: Who, { id_secretaria }: OfSecretaria): boolean =>
  canChangeOfSecretaria(who, id_secretaria)

/** Whoever may delete some project finds it in the bin; of others' there is nothing to do. */
export const canReadLixeira = canChangeSomeProjeto

export const lixeiraReaders = allowing(
  canReadLixeira,
  'administradores, e pessoas de secretaria para os projetos dela',
)

export const unarchivers = allowing(canUnarchive)
