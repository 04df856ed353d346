import { PacoError, SERVER_ERROR } from '@paco/domain/shared/errors'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { errorText } from '../ui/states/error-text.ts'
import { waitText } from './wait-text.ts'

const tooMany = (error: PacoError) =>
  error.retryAfter ? `Muitas tentativas. Tente novamente em ${waitText(error.retryAfter)}.` : error.message

/** A failed login, in the specification's words: the server's text, or its own for the two silent cases. */
export function explainLogin(error: unknown): string {
  if (!(error instanceof PacoError)) return MESSAGES.loginRequestFailed
  if (error.status === 429) return tooMany(error)
  return error.message === SERVER_ERROR ? MESSAGES.loginFailed : error.message
}

/** A failed registration tells nothing about who is registered: one sentence for all, except the limit. */
export function explainRegister(error: unknown): string {
  return error instanceof PacoError && error.status === 429 ? tooMany(error) : MESSAGES.registerFailed
}

/** A link that opens nothing, in the server's words. */
export function explainLink(error: unknown): string {
  return error instanceof PacoError && error.status === 429 ? tooMany(error) : errorText(error)
}
