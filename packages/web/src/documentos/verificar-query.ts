import { verificarCalls } from '@paco/domain/documentos/contract'
import { recordOf } from '../http/reads.ts'

/** What the city hall knows of a file, by its fingerprint. */
export const verificarQuery = (sha256: string) =>
  recordOf(verificarCalls.verifyArquivo, { params: { sha256 } })
