import { identidadesCalls } from '@paco/domain/identidades/contract'
import { rowsOf } from '../http/reads.ts'

export const identidadesQuery = rowsOf(identidadesCalls.listIdentidades, {})
