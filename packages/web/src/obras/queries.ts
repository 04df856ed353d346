import { obrasCalls } from '@paco/domain/obras/contract'
import { MESSAGES } from '@paco/domain/obras/messages'
import { recordOf, rowsOf } from '../http/reads.ts'

export const obraQuery = (id: number) => recordOf(obrasCalls.getObra, { params: { id } }, MESSAGES.notFound)

/** What the contracts of a work were signed for, item by item. */
export const planilhaQuery = (id: number) => rowsOf(obrasCalls.getPlanilhaDaObra, { params: { id } })

export const obrasQuery = rowsOf(obrasCalls.listObras, {})
