import { dayOf } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { GanttPortfolio } from '../../../projetos/gantt/gantt-portfolio.tsx'
import { nomesSecretariasQuery } from '../../../secretarias/queries.ts'

/** All projects on one time axis. */
export function PortfolioScreen() {
  const { data = [] } = useQuery(nomesSecretariasQuery)
  const secretarias = data.map(({ id, nomesecretaria }) => ({ value: id, label: nomesecretaria }))
  return <GanttPortfolio today={dayOf(new Date())} secretarias={secretarias} />
}
