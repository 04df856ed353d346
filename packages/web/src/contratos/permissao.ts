import { canEditContrato } from '@paco/domain/contratos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'

/** Why this person may not change a contract, in words that say who may. */
function reasonFor(who: SessionUser): string {
  if (who.role === 'auditor')
    return 'Auditores consultam os contratos; quem altera é a secretaria responsável.'
  if (who.id_secretaria === null)
    return 'Sua conta ainda não tem secretaria. Peça a um administrador para indicá-la.'
  return 'O contrato é de outra secretaria. Só ela e os administradores o alteram.'
}

/** Spread into a row's action: whether it is offered, and why not. */
export const changing = (who: SessionUser, contrato: { id_secretaria: number }) => ({
  allowed: canEditContrato(who, contrato),
  reason: reasonFor(who),
})
