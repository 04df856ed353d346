import { MESSAGES } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { RowAction } from '../ui/list-screen/types.ts'

type Who = SessionUser | null
type Owned = { id_secretaria: number; arquivado_em?: string | null }

/** Why this person may not change a project, in words that say who may. */
function reasonFor(who: Who, { arquivado_em }: Owned): string {
  if ((arquivado_em ?? null) !== null) return MESSAGES.arquivado
  if (who === null) return 'Entre no sistema para alterar projetos.'
  if (who.role === 'auditor')
    return 'Auditores consultam os projetos; quem altera é a secretaria responsável.'
  if (who.id_secretaria === null)
    return 'Sua conta ainda não tem secretaria. Peça a um administrador para indicá-la.'
  return 'O projeto é de outra secretaria. Só ela e os administradores o alteram.'
}

/** Spread into a row's action: whether it is offered, and why not. */
export const changing = (who: Who, projeto: Owned) => ({
  allowed: canEditProjeto(who, projeto),
  reason: reasonFor(who, projeto),
})

/** Dates that are agreed move by amendment: their bars stay where they are. */
export const isMovel = (who: Who, projeto: Owned & Pick<Projeto, 'base_congelada_em'>): boolean =>
  canEditProjeto(who, projeto) && projeto.base_congelada_em === null

interface Ways {
  remove: (projeto: Projeto) => void
  archive: (projeto: Projeto) => void
}

/** The way out of the list: to the bin, or to the archive where something of the project has to stay. */
export const excluding = (who: Who, projeto: Projeto, { remove, archive }: Ways): RowAction => ({
  ...(projeto.guardado.length > 0
    ? { label: 'Arquivar', onClick: () => archive(projeto) }
    : { label: 'Excluir', tone: 'danger', onClick: () => remove(projeto), specified: true }),
  ...changing(who, projeto),
})
