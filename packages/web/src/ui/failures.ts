import { PacoError, SERVER_ERROR, STALE_VERSION } from '@paco/domain/shared/errors'
import { NetworkError } from '../http/client.ts'
import { errorText } from './states/error-text.ts'
import { toast } from './toast.ts'

/** Whether the request itself failed: the server did not answer, or not with a reason. */
export const isServerFailure = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof PacoError && error.status >= 500)

/** A refusal is one thing, a request that failed another: that has the same words everywhere. */
export const refusedOr =
  (refused: string) =>
  (error: unknown): string =>
    isServerFailure(error) ? SERVER_ERROR : refused

/** The words of the screen with the server's own, where these say more. */
export function withReason(words: string, error: unknown): string {
  const reason = errorText(error)
  return reason === words ? words : `${words.replace(/\.$/, '')}. ${reason}`
}

/** An ended session and a conflict have screens of their own. */
const hasOwnScreen = (error: unknown) =>
  error instanceof PacoError && (error.status === 401 || error.message === STALE_VERSION)

/** Says in passing that a write failed, and lets the form say why. */
export async function tellFailure<T>(
  words: string | ((error: unknown) => string),
  write: Promise<T>,
): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!hasOwnScreen(error)) toast(typeof words === 'string' ? words : words(error), { tone: 'bad' })
    throw error
  }
}
