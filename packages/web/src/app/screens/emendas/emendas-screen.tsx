import { emendaChangers } from '@paco/domain/emendas/policy'
import { Plus } from 'lucide-react'
import { EmendasList } from '../../../emendas/emendas-list.tsx'
import { PATHS } from '../../../paths.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { usePagina } from '../../../transparencia/queries.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function EmendasScreen() {
  const who = useSession()
  const add = emendaChangers.allows(who) && (
    <ButtonLink to={PATHS.emendaNova} leftSection={<Plus size={16} aria-hidden />}>
      Nova emenda
    </ButtonLink>
  )
  return (
    <EmendasList
      who={who}
      secretarias={useSecretariaChoices()}
      anos={usePagina('emendas')?.anos ?? []}
      primaryAction={add}
    />
  )
}
