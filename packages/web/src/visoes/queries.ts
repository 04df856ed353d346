import { visoesCalls } from '@paco/domain/visoes/contract'
import { rowsOf } from '../http/reads.ts'

/** The views of one list that this person sees. */
export const visoesQuery = (lista: string) => rowsOf(visoesCalls.listVisoes, { params: { lista } })
