import { canReadAuditoria } from '../auditoria/policy.ts'
import { allowing } from '../http/access.ts'
import type { SessionUser } from '../shared/roles.ts'

/** The sheet of the meeting names requests that wait: it is for those who read all of them. */
export const canPrintReuniao = (who: SessionUser | null): boolean => canReadAuditoria(who)

export const reuniaoReaders = allowing(canPrintReuniao, 'administradores e auditores')
