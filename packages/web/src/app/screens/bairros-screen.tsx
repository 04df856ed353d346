import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { canManageLancamentosBairros } from '@paco/domain/bairros/policy'
import { Link } from '@tanstack/react-router'
import { LancamentosBairrosList } from '../../bairros/lancamentos-list.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'

export function BairrosScreen() {
  const who = useSession()
  const add = canManageLancamentosBairros(who) && (
    <Button component={Link} to={PATHS.addProjetoBairro}>
      + Novo Lançamento
    </Button>
  )
  return (
    <LancamentosBairrosList
      who={who}
      primaryAction={
        <>
          <Button component={Link} to={PATHS.home} variant="default">
            Voltar
          </Button>
          {add}
        </>
      }
      firstStep={add}
    />
  )
}
