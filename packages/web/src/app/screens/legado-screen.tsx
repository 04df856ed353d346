import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { LegadoList } from '../../projetos/legado-list.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'

export function LegadoScreen() {
  return (
    <LegadoList
      who={useSession()}
      secretarias={useSecretariaChoices()}
      primaryAction={
        <Button component={Link} to={PATHS.processos} variant="default">
          Lista de Processos
        </Button>
      }
    />
  )
}
