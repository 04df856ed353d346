import { dayOf } from '@paco/domain/shared/days'
import { GanttPortfolio } from '../../../projetos/gantt/gantt-portfolio.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'

/** All projects on one time axis. */
export function PortfolioScreen() {
  return <GanttPortfolio today={dayOf(new Date())} secretarias={useSecretariaChoices()} />
}
