import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { RelacaoList } from '../../projetos/relacao-list.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'
import { AddProjetoButton } from './add-projeto-button.tsx'

export function RelacaoScreen() {
  return (
    <RelacaoList
      who={useSession()}
      secretarias={useSecretariaChoices()}
      primaryAction={
        <>
          <Button component={Link} to={PATHS.legado} variant="default">
            Lista antiga
          </Button>
          <Button component={Link} to={PATHS.home} variant="default">
            Dashboard
          </Button>
          <AddProjetoButton to={PATHS.create} />
        </>
      }
    />
  )
}
