import { canDecideAditivos, canRequestAditivo } from '@paco/domain/aditivos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { FilePlus2, Scale } from 'lucide-react'
import { lazy } from 'react'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { Opener } from '../ui/opener.tsx'

const AuditoriaModal = lazy(async () => ({ default: (await import('./auditoria-modal.tsx')).AuditoriaModal }))
const SolicitarModal = lazy(async () => ({ default: (await import('./solicitar-modal.tsx')).SolicitarModal }))

interface AditivoButtonsProps {
  projeto: Projeto
  who: SessionUser | null
  secretarias: OptionsQuery
}

/** Asks for an amendment of a project's value or dates, for those who may. */
export const SolicitarAditivo = ({ projeto, who, secretarias }: AditivoButtonsProps) =>
  canRequestAditivo(who, projeto) ? (
    <Opener label="Solicitar Aditivo" icon={<FilePlus2 size={16} aria-hidden />} filled>
      {(close) => (
        <SolicitarModal projeto={projeto} secretarias={isAdmin(who) ? secretarias : null} onClose={close} />
      )}
    </Opener>
  ) : null

/** On the pages of a project: to ask for an amendment, or to decide those asked for. */
export function AditivoButtons({ projeto, who, secretarias }: AditivoButtonsProps) {
  return (
    <>
      <SolicitarAditivo projeto={projeto} who={who} secretarias={secretarias} />
      {canDecideAditivos(who) ? (
        <Opener label="Abrir Auditoria de Aditivos" icon={<Scale size={16} aria-hidden />} filled>
          {(close) => <AuditoriaModal projeto={projeto} who={who} onClose={close} />}
        </Opener>
      ) : null}
    </>
  )
}
