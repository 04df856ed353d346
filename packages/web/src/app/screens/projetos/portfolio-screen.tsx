import { hoje } from '../../../http/hoje.ts'
import { GanttPortfolio } from '../../../projetos/gantt/gantt-portfolio.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'

/** All projects on one time axis. */
export function PortfolioScreen() {
  return <GanttPortfolio today={hoje} secretarias={useSecretariaChoices()} />
}
