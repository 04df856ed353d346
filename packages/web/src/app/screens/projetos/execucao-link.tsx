import { CircleDollarSign } from 'lucide-react'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** From a project's dashboard and statistics to its services and installments. */
export function ExecucaoLink({ id }: { id: number }) {
  return (
    <ButtonLink
      to={PATHS.detalhesExecucao}
      params={{ id: String(id) }}
      variant="default"
      leftSection={<CircleDollarSign size={16} aria-hidden />}
    >
      Detalhes da execução
    </ButtonLink>
  )
}
