import { emendasCalls } from '@paco/domain/emendas/contract'
import { MESSAGES } from '@paco/domain/emendas/messages'
import { recordOf } from '../http/reads.ts'

export const emendaQuery = (id: number) =>
  recordOf(emendasCalls.getEmenda, { params: { id } }, MESSAGES.notFound)
