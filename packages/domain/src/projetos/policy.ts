import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'
import { canChangeOfSecretaria, isAdmin } from '../usuarios/policy.ts'

type Who = SessionUser | null

/** Whoever may change some project: administrators, and users with a department. */
export const canChangeSomeProjeto = (who: Who): boolean =>
  isAdmin(who) || (who?.role === 'user' && who.id_secretaria !== null)

/** Edits, deletes, adds services and map points: the project's stored department decides. What is archived is only read. */
export const canEditProjeto = (
  who: Who,
  projeto: { id_secretaria: number; arquivado_em?: string | null },
): boolean => (projeto.arquivado_em ?? null) === null && canChangeOfSecretaria(who, projeto.id_secretaria)

export const canCreateProjeto = (who: Who, id_secretaria: number): boolean =>
  canChangeOfSecretaria(who, id_secretaria)

/** Only administrators move a project to another department. */
export const canMoveProjeto = isAdmin

export const projetoMovers = allowing(canMoveProjeto)

/** Only administrators bring an archived project back. */
export const canUnarchiveProjeto = isAdmin

export const projetoUnarchivers = allowing(canUnarchiveProjeto)

/** Only administrators correct a frozen baseline, with a written reason. */
export const canCorrectBase = isAdmin

export const canReadAllAditivos = (who: Who): boolean => isAdmin(who) || who?.role === 'auditor'

/**
 * A department reads the amendments of its own projects. Whoever does not read them is not told either that a
 * project's baseline is frozen, nor that an amendment was decided: that one was asked for is not public.
 */
export const canReadAditivosOf = (who: Who, projeto: { id_secretaria: number }): boolean =>
  canReadAllAditivos(who) || canChangeOfSecretaria(who, projeto.id_secretaria)

export const projetoChangers = allowing(
  canChangeSomeProjeto,
  'administradores, e pessoas da secretaria do projeto',
)
