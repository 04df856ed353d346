import { inicioCalls } from '@paco/domain/inicio/contract'
import { recordOrNull } from '../http/reads.ts'

/** What the day begins with; news are those since an instant. */
export const inicioQuery = (desde: string | undefined) =>
  recordOrNull(inicioCalls.getInicio, { query: { desde } })
