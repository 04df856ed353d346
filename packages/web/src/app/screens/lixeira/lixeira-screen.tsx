import { LixeiraList } from '../../../lixeira/lixeira-list.tsx'
import { PATHS } from '../../../paths.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function LixeiraScreen() {
  return (
    <LixeiraList
      who={useSession()}
      secretarias={useSecretariaChoices()}
      primaryAction={
        <ButtonLink to={PATHS.relacao} variant="default">
          Relação de processos
        </ButtonLink>
      }
    />
  )
}
