import { arquivosCalls } from '@paco/domain/arquivos/contract'
import { recordOf } from '../http/reads.ts'

/** How much room files take. */
export const usoQuery = recordOf(arquivosCalls.readUso, {})
