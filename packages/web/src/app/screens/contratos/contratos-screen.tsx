import { contratoChangers } from '@paco/domain/contratos/policy'
import { Plus } from 'lucide-react'
import { ContratosList } from '../../../contratos/contratos-list.tsx'
import { newContratoLink } from '../../../contratos/links.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function ContratosScreen() {
  const who = useSession()
  const add = contratoChangers.allows(who) && (
    <ButtonLink {...newContratoLink()} leftSection={<Plus size={16} aria-hidden />}>
      Novo contrato
    </ButtonLink>
  )
  return <ContratosList who={who} secretarias={useSecretariaChoices()} primaryAction={add} />
}
