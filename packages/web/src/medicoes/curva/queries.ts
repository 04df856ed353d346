import { MESSAGES } from '@paco/domain/contratos/messages'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { recordOf } from '../../http/reads.ts'

/** The S-curve of a contract, on the day it is asked for. */
export const curvaQuery = (id: number) =>
  recordOf(medicoesCalls.getCurva, { params: { id } }, MESSAGES.notFound)
