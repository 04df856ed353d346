import { servicosCalls } from '@paco/domain/servicos/contract'
import { rowsOf } from '../http/reads.ts'

/** A project's services with their installments. */
export const servicosQuery = (id: number) => rowsOf(servicosCalls.listServicos, { params: { id } })
