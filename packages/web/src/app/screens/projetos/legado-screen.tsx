import { PATHS } from '../../../paths.ts'
import { LegadoList } from '../../../projetos/lista/legado-list.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function LegadoScreen() {
  return (
    <LegadoList
      who={useSession()}
      secretarias={useSecretariaChoices()}
      primaryAction={
        <ButtonLink to={PATHS.processos} variant="default">
          Lista de Processos
        </ButtonLink>
      }
    />
  )
}
