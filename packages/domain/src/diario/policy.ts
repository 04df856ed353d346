import { allowing } from '../http/access.ts'
import { isFiscal, type Responsaveis } from '../medicoes/passos.ts'
import { canActInMedicoes } from '../medicoes/policy.ts'
import { canEditProjeto } from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'

type Who = SessionUser | null

/** Of a project, who answers for it: its department, and the people its contracts name. */
export interface Obra {
  readonly id_secretaria: number
  readonly contratos: readonly Responsaveis[]
}

/**
 * Whoever works on it writes its diary: an inspector may be of any department, or of none. Auditors look over it,
 * whatever a contract names them for.
 */
export const canWriteDiario = (who: Who, obra: Obra): boolean =>
  who !== null &&
  who.role !== 'auditor' &&
  (canEditProjeto(who, obra) ||
    obra.contratos.some((contrato) => isFiscal(who, contrato) || contrato.gestor_id === who.id))

/** The book of occurrences, and of a picture where it was taken and the file itself. */
export const canReadLivro = (who: Who, obra: Obra): boolean =>
  who?.role === 'auditor' || canWriteDiario(who, obra)

export const diarioWriters = allowing(
  canActInMedicoes,
  'administradores, pessoas da secretaria do projeto, fiscais e gestores dos seus contratos',
)

export const livroReaders = allowing(
  (who) => who !== null,
  'administradores, auditores, pessoas da secretaria do projeto, fiscais e gestores dos seus contratos',
)
