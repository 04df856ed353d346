import { allowing } from '../http/access.ts'
import { canChangeSomeProjeto, canEditProjeto, canReadAllAditivos } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { StatusAditivo } from './aditivo.ts'

type Who = SessionUser | null

/** Asked for by the project's department or an administrator; the project's stored department decides. */
export const canRequestAditivo = canEditProjeto

export const canDecideAditivos = (who: Who): boolean => who?.role === 'auditor'

/** Decided by an auditor, never by the one who asked, and once. */
export const canDecideAditivo = (who: Who, asked: { criado_por: number; status: StatusAditivo }): boolean =>
  canDecideAditivos(who) && asked.criado_por !== who?.id && asked.status === 'pendente'

/** Whoever may read some: which ones, the project's stored department decides. */
export const canReadSomeAditivos = (who: Who): boolean => canReadAllAditivos(who) || canChangeSomeProjeto(who)

export const aditivoReaders = allowing(
  canReadSomeAditivos,
  'administradores, auditores, e pessoas de secretaria para os projetos dela',
)

export const auditors = allowing(canDecideAditivos, 'auditores')
