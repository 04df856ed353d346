import { MESSAGES } from '@paco/domain/arquivos/messages'
import { invalid, PacoError } from '@paco/domain/shared/errors'
import { Upload } from '../http/upload.ts'
import type { Caller } from '../work/turns.ts'
import type { Arquivos, Kept } from './arquivos.ts'

/** What is wrong with a file is told at its field. */
export function atArquivo(error: unknown): never {
  if (!(error instanceof PacoError) || error.status !== 415) throw error
  throw new PacoError(error.status, error.message, { campos: { arquivo: error.message } })
}

/** Keeps the file that a form brought in its field `arquivo`. */
export async function keepAnexo(arquivos: Arquivos, file: unknown, caller: Caller): Promise<Kept> {
  if (!(file instanceof Upload)) throw invalid({ arquivo: MESSAGES.notAFile })
  return arquivos.put(file, caller).catch(atArquivo)
}
