import { allowing } from '../http/access.ts'
import { canEditProjeto } from '../projetos/policy.ts'
import { isAdmin } from '../usuarios/policy.ts'

/** Stopped and restarted by the project's department or an administrator; read by everyone. */
export const canStopProjeto = canEditProjeto

/** One that was entered by mistake. */
export const canDeleteParalisacao = isAdmin

export const paralisacaoDeleters = allowing(canDeleteParalisacao)
