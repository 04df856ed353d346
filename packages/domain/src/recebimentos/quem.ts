import { canEditContrato } from '../contratos/policy.ts'
import { isFiscal, type Responsaveis } from '../medicoes/passos.ts'
import { canActInMedicoes } from '../medicoes/policy.ts'
import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'
import { MESSAGES } from './messages.ts'
import type { TipoRecebimento } from './recebimento.ts'

/** Why this person does not note such a receipt; null where they may. Who signs it is another question: `regras.ts`. */
export function refusalOfRegistro(
  who: SessionUser | null,
  tipo: TipoRecebimento,
  contrato: Responsaveis,
): string | null {
  const acts = canActInMedicoes(who)
  if (acts && isAdmin(who)) return null
  if (tipo === 'provisorio') return acts && isFiscal(who, contrato) ? null : MESSAGES.notFiscal
  if (isFiscal(who, contrato)) return MESSAGES.samePerson
  return acts && (canEditContrato(who, contrato) || contrato.gestor_id === who?.id) ? null : MESSAGES.notYours
}
