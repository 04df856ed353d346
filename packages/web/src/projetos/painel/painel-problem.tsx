import { MESSAGES } from '@paco/domain/projetos/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { Problem } from '../../ui/states/problem.tsx'

/** An address whose number is no number leads to no project either. */
const isMissing = (error: unknown) =>
  error instanceof PacoError && (error.status === 404 || error.status === 400)

/** The red alert in place of a project that is not there, or could not be loaded. */
export function ProjetoProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return isMissing(error) ? (
    <Problem text={MESSAGES.notFound} />
  ) : (
    <Problem text={MESSAGES.dashboardFailed} onRetry={onRetry} />
  )
}
