import { PATHS } from '../../../paths.ts'
import { RelacaoList } from '../../../projetos/lista/relacao-list.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'
import { AddProjetoButton } from './add-projeto-button.tsx'

export function RelacaoScreen() {
  return (
    <RelacaoList
      who={useSession()}
      secretarias={useSecretariaChoices()}
      primaryAction={
        <>
          <ButtonLink to={PATHS.legado} variant="default">
            Lista antiga
          </ButtonLink>
          <ButtonLink to={PATHS.home} variant="default">
            Dashboard
          </ButtonLink>
          <AddProjetoButton to={PATHS.create} />
        </>
      }
    />
  )
}
