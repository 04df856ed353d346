import { hoje } from '../../../http/hoje.ts'
import { GanttPortfolio } from '../../../projetos/gantt/gantt-portfolio.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { useSession } from '../../session.ts'

/** All projects on one time axis. */
export function PortfolioScreen() {
  return <GanttPortfolio who={useSession()} today={hoje} secretarias={useSecretariaChoices()} />
}
