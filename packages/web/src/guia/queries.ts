import { guiaCalls } from '@paco/domain/guia/contract'
import { recordOf } from '../http/reads.ts'

/** How far the city has come; what was done since, elsewhere, counts at once. */
export const guiaQuery = { ...recordOf(guiaCalls.getGuia, {}), staleTime: 0 }
