import { PacoError } from '@paco/domain/shared/errors'
import { NetworkError } from '../../http/client.ts'

/** What to tell a person about a failure: the server's words, or ours; never those of a program. */
export function errorText(error: unknown): string {
  if (error instanceof PacoError || error instanceof NetworkError) return error.message
  return 'Ocorreu um erro inesperado. Tente de novo; se continuar, avise o suporte.'
}
