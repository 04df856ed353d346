import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { recordOrNull, rowsOf } from '../../http/reads.ts'

/** How a contract is measured. */
export const regraQuery = (id: number) => recordOrNull(medicoesCalls.getRegraMedicao, { params: { id } })

/** What part of each stage falls in each month. */
export const cronogramaQuery = (id: number) => rowsOf(medicoesCalls.listCronograma, { params: { id } })
