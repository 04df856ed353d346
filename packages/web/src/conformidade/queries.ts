import { conformidadeCalls } from '@paco/domain/conformidade/contract'
import { recordOf, rowsOf } from '../http/reads.ts'

/** How the city stands today. */
export const conformidadeQuery = recordOf(conformidadeCalls.getConformidade, {})

/** What is held back from publication. */
export const retidosQuery = rowsOf(conformidadeCalls.listRetidos, {})
