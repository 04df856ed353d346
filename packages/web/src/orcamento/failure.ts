import { MESSAGES } from '@paco/domain/orcamento/messages'
import { refusedOr } from '../ui/failures.ts'
import { errorText } from '../ui/states/error-text.ts'

/** The specification's words for a line that was not created. */
export const createFailure = refusedOr(MESSAGES.createFailed)

/** Why a line was not deleted: the server's reason, where it gave one. */
export const deleteFailure = (error: unknown): string => refusedOr(errorText(error))(error)
