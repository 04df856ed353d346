import { allowing } from '../http/access.ts'
import {
  canChangeSomeProjeto,
  canEditProjeto,
  canReadAditivosOf,
  canReadAllAditivos,
} from '../projetos/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'
import type { StatusAditivo } from './aditivo.ts'
import { isConversaOpen } from './mensagem.ts'

type Who = SessionUser | null

/** Asked for by the project's department or an administrator; the project's stored department decides. */
export const canRequestAditivo = canEditProjeto

export const canDecideAditivos = (who: Who): boolean => who?.role === 'auditor'

type Projeto = { id_secretaria: number }
type Asked = { criado_por: number; status: StatusAditivo }

/** Taken back for good, before it is decided, by the one who asked or an administrator. */
export const canWithdrawAditivo = (who: Who, projeto: Projeto, { criado_por, status }: Asked): boolean =>
  canRequestAditivo(who, projeto) &&
  (isAdmin(who) || criado_por === who?.id) &&
  (status === 'pendente' || status === 'devolvido')

/** What came back is corrected by the department and sent again. */
export const canResendAditivo = (who: Who, projeto: Projeto, { status }: Pick<Asked, 'status'>): boolean =>
  canRequestAditivo(who, projeto) && status === 'devolvido'

/** Number, signature and legal ground of an approved one, by whoever could ask for it. */
export const canNoteTermo = (who: Who, projeto: Projeto, { status }: Pick<Asked, 'status'>): boolean =>
  canRequestAditivo(who, projeto) && status === 'aprovado'

/** Questions and answers are written by whoever reads the request, and until it is settled. */
export const canWriteMensagem = (who: Who, projeto: Projeto, { status }: Pick<Asked, 'status'>): boolean =>
  canReadAditivosOf(who, projeto) && isConversaOpen(status)

/** What measures a contract is told to its department and to those of its projects; of others' requests, their sum. */
export const canReadLimitesDoContrato = (
  who: Who,
  contrato: { id_secretaria: number; projetos: readonly { id_secretaria: number }[] },
): boolean => [contrato, ...contrato.projetos].some((one) => canReadAditivosOf(who, one))

/** Whoever may read some: which ones, the project's stored department decides. */
export const canReadSomeAditivos = (who: Who): boolean => canReadAllAditivos(who) || canChangeSomeProjeto(who)

export const aditivoReaders = allowing(
  canReadSomeAditivos,
  'administradores, auditores, e pessoas de secretaria para os projetos dela',
)

export const auditors = allowing(canDecideAditivos, 'auditores')
