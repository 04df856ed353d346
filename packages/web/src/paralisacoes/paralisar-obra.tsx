import { canStopProjeto } from '@paco/domain/paralisacoes/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { OctagonPause } from 'lucide-react'
import { lazy } from 'react'
import { Opener } from '../ui/opener.tsx'

const StopDialog = lazy(async () => ({ default: (await import('./paralisacao-forms.tsx')).StopDialog }))

/** Stops the works of a project that go on, for those who may. */
export const ParalisarObra = ({ projeto, who }: { projeto: Projeto; who: SessionUser | null }) =>
  canStopProjeto(who, projeto) && projeto.paralisacao === null && projeto.status !== 'Concluído' ? (
    <Opener label="Paralisar obra" icon={<OctagonPause size={16} aria-hidden />}>
      {(close) => <StopDialog projeto={projeto} onClose={close} />}
    </Opener>
  ) : null
