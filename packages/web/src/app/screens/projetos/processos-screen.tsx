import { isAdmin } from '@paco/domain/usuarios/policy'
import { PATHS } from '../../../paths.ts'
import { ProcessosList } from '../../../projetos/lista/processos-list.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'
import { AddProjetoButton } from './add-projeto-button.tsx'

export function ProcessosScreen() {
  const who = useSession()
  return (
    <ProcessosList
      who={who}
      secretarias={useSecretariaChoices()}
      primaryAction={
        <>
          <ButtonLink to={PATHS.fichaProjeto} variant="default">
            Ficha do projeto
          </ButtonLink>
          {who !== null && (
            <ButtonLink to={PATHS.relacao} variant="default">
              Relação de processos
            </ButtonLink>
          )}
          <AddProjetoButton to={isAdmin(who) ? PATHS.createProjeto : PATHS.create} />
        </>
      }
    />
  )
}
