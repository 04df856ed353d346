import { vinculosCalls } from '@paco/domain/vinculos/contract'
import type { TipoVinculo } from '@paco/domain/vinculos/vinculo'
import { rowsOf } from '../http/reads.ts'

interface Wanted {
  id_projeto?: number
  tipo?: TipoVinculo
  id_alvo?: number
  alvo?: string
}

/** The links of a project, or those that lead to one thing. */
export const vinculosQuery = (wanted: Wanted) => rowsOf(vinculosCalls.listVinculos, { query: wanted })
