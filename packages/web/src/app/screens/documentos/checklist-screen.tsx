import { canManageChecklist } from '@paco/domain/documentos/managers'
import { Plus } from 'lucide-react'
import { RegrasList } from '../../../documentos/regras/regras-list.tsx'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function ChecklistScreen() {
  const who = useSession()
  return (
    <RegrasList
      who={who}
      primaryAction={
        canManageChecklist(who) && (
          <ButtonLink to={PATHS.regraNova} leftSection={<Plus size={16} aria-hidden />}>
            Acrescentar documento
          </ButtonLink>
        )
      }
    />
  )
}
