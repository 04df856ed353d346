import { SERVER_ERROR } from '@paco/domain/shared/errors'
import { isServerFailure } from '../ui/failures.ts'
import { ErrorState } from '../ui/states/error-state.tsx'

/** In place of an item that is not there, or could not be asked for. */
export function PcaProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorState error={error} onRetry={onRetry} {...(isServerFailure(error) && { title: SERVER_ERROR })} />
  )
}
