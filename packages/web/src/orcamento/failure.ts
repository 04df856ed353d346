import { MESSAGES } from '@paco/domain/orcamento/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { NetworkError } from '../http/client.ts'
import { errorText } from '../ui/states/error-text.ts'

/** Whether the server did not answer, or not with a reason. */
const isServerFailure = (error: unknown) =>
  error instanceof NetworkError || (error instanceof PacoError && error.status >= 500)

/** The specification's words for a line that was not created. */
export const createFailure = (error: unknown): string =>
  isServerFailure(error) ? MESSAGES.serverError : MESSAGES.createFailed

/** Why a line was not deleted: the server's reason, where it gave one. */
export const deleteFailure = (error: unknown): string =>
  isServerFailure(error) ? MESSAGES.serverError : errorText(error)
