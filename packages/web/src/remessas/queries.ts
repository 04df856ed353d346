import { remessasCalls } from '@paco/domain/remessas/contract'
import { recordOf } from '../http/reads.ts'

/** What a remittance of the half-year that is over would hold today. */
export const previaQuery = recordOf(remessasCalls.previewObrasTce, { query: {} })
