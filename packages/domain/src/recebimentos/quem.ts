import { canEditContrato } from '../contratos/policy.ts'
import { isFiscal, type Responsaveis } from '../medicoes/passos.ts'
import { canActInMedicoes } from '../medicoes/policy.ts'
import { impedimentoDe } from '../shared/impedimentos.ts'
import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'
import { MESSAGES } from './messages.ts'
import type { TipoRecebimento } from './recebimento.ts'

/** Why this person does not note such a receipt; null where they may. Who signs it is another question: `regras.ts`. */
export function refusalOfRegistro(
  who: SessionUser | null,
  tipo: TipoRecebimento,
  contrato: Responsaveis & { readonly atestaram: readonly number[] },
): string | null {
  const acts = who !== null && canActInMedicoes(who)
  if (tipo === 'provisorio')
    return acts && (isAdmin(who) || isFiscal(who, contrato)) ? null : MESSAGES.notFiscal
  const notes = acts && (canEditContrato(who, contrato) || contrato.gestor_id === who.id)
  if (!notes && !isFiscal(who, contrato)) return MESSAGES.notYours
  return impedimentoDe('receberEmDefinitivo', who?.id ?? 0, {
    // Administrators write down what others sign, unless they attested it themselves.
    responde: isAdmin(who) ? [] : [contrato.fiscal_titular_id, contrato.fiscal_substituto_id],
    atestou: contrato.atestaram,
  })
}
