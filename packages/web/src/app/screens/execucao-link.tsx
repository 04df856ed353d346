import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { CircleDollarSign } from 'lucide-react'
import { PATHS } from '../paths.ts'

/** From a project's dashboard and statistics to its services and installments. */
export function ExecucaoLink({ id }: { id: number }) {
  return (
    <Button
      renderRoot={(props) => <Link {...props} to={PATHS.detalhesExecucao} params={{ id: String(id) }} />}
      variant="default"
      leftSection={<CircleDollarSign size={16} aria-hidden />}
    >
      Detalhes da execução
    </Button>
  )
}
