import { pesquisaCalls } from '@paco/domain/pesquisa/contract'
import { rowsOf } from '../http/reads.ts'

/** Projects, agreements and departments by name; a term that nobody waits for any more is given up. */
export const pesquisaQuery = (termo: string) => rowsOf(pesquisaCalls.search, { query: { termo } })
