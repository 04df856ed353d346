import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { Link } from '@tanstack/react-router'
import { ProcessosList } from '../../projetos/processos-list.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'
import { AddProjetoButton } from './add-projeto-button.tsx'

export function ProcessosScreen() {
  const who = useSession()
  return (
    <ProcessosList
      who={who}
      secretarias={useSecretariaChoices()}
      primaryAction={
        <>
          <Button component={Link} to={PATHS.fichaProjeto} variant="default">
            Ficha do projeto
          </Button>
          {who !== null && (
            <Button component={Link} to={PATHS.relacao} variant="default">
              Relação de processos
            </Button>
          )}
          <AddProjetoButton to={isAdmin(who) ? PATHS.createProjeto : PATHS.create} />
        </>
      }
    />
  )
}
