import { dadosCalls } from '@paco/domain/dados/contract'
import { recordOf } from '../http/reads.ts'

/** What open data there are, and when each changed. */
export const catalogoQuery = recordOf(dadosCalls.getCatalogo, {})
