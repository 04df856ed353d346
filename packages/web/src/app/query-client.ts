import { PacoError } from '@paco/domain/shared/errors'
import { QueryClient } from '@tanstack/react-query'

const TRIES = 2
const FIRST_PAUSE = 400

/** A refusal stays a refusal however often one asks; a hiccup of network or server deserves a second try. */
const worthRetrying = (failures: number, error: Error) =>
  failures < TRIES && !(error instanceof PacoError && error.status < 500)

/** Short: whoever waits is told within a few seconds that nothing came. */
const pause = (failures: number) => FIRST_PAUSE * 2 ** failures

export const queryClient = new QueryClient({
  defaultOptions: {
    // Asks even when the browser believes it is offline: city hall networks fool that guess, and an error that
    // can be retried tells more than a request that silently waits.
    queries: { retry: worthRetrying, retryDelay: pause, staleTime: 15_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
