import { canChangeSomeProjeto, canEditProjeto } from '@paco/domain/projetos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Archive, Copy, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { AditivoButtons } from '../../../aditivos/aditivo-buttons.tsx'
import { SeguirButton } from '../../../avisos/seguir-button.tsx'
import { copyLink, editLink } from '../../../projetos/links.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { MapaLink } from '../mapa/mapa-link.tsx'

interface ActionsProps {
  projeto: Projeto
  who: SessionUser | null
  pdf: ReactNode
  onArchive: () => void
}

/** What can be done with a project, whichever of its tabs is open. */
export function ProjetoActions({ projeto, who, pdf, onArchive }: ActionsProps) {
  const { id } = projeto
  const edits = canEditProjeto(who, projeto)
  return (
    <>
      {who && <SeguirButton id={id} />}
      <MapaLink id={id} />
      {pdf}
      {edits && (
        <ButtonLink {...editLink(id)} variant="default" leftSection={<Pencil size={16} aria-hidden />}>
          Editar
        </ButtonLink>
      )}
      {canChangeSomeProjeto(who) && (
        <ButtonLink {...copyLink(id)} variant="default" leftSection={<Copy size={16} aria-hidden />}>
          Duplicar
        </ButtonLink>
      )}
      {edits && (
        <Button variant="default" leftSection={<Archive size={16} aria-hidden />} onClick={onArchive}>
          Arquivar
        </Button>
      )}
      <AditivoButtons projeto={projeto} who={who} secretarias={secretariaOptions} />
    </>
  )
}
