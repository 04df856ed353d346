import { declaracoesCalls } from '@paco/domain/declaracoes/contract'
import { rowsOf } from '../http/reads.ts'

/** What the city declares today that it has none of. */
export const declaracoesQuery = rowsOf(declaracoesCalls.listDeclaracoes, {})
