import { pacotesCalls } from '@paco/domain/pacotes/contract'
import { recordOf } from '../http/reads.ts'

/** Which packs there are, and what was loaded. */
export const pacotesQuery = recordOf(pacotesCalls.getPacotes, {})

/** What loading one would do now. */
export const conferenciaQuery = (chave: string) => ({
  ...recordOf(pacotesCalls.checkPacote, { params: { chave } }),
  staleTime: 0,
})
