import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { FichaList } from '../../projetos/ficha-list.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'

export function FichaProjetoScreen() {
  return (
    <FichaList
      who={useSession()}
      links={
        <>
          <Button component={Link} to={PATHS.home} variant="default">
            Dashboard
          </Button>
          <Button component={Link} to={PATHS.relacao} variant="default">
            Relação de processos
          </Button>
        </>
      }
    />
  )
}
