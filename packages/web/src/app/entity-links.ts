import { EDIT_CONVENIO } from '@paco/domain/convenios/enderecos'
import type { FamiliaKey } from '@paco/domain/convenios/familias'
import { canManageConvenios } from '@paco/domain/convenios/policy'
import { familiaOf, readChave } from '@paco/domain/prazos/chave'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

/** What is read on a page of its contract. */
export const ofContrato = (
  to: typeof PATHS.contratoPlanilha | typeof PATHS.contratoRecebimento,
  contrato: unknown,
): LinkProps | null => (contrato === undefined ? null : linkOptions({ to, params: { id: String(contrato) } }))

/** An agreement, for those who may change it: nobody else has a page of it. */
export const toConvenio = (familia: FamiliaKey, id: string, who: SessionUser | null): LinkProps | null =>
  canManageConvenios(who) ? linkOptions({ to: EDIT_CONVENIO[familia], params: { id } }) : null

/** The record that a legal deadline is of, where it has a page. */
export function ofChave(chave: string, who: SessionUser | null): LinkProps | null {
  const of = readChave(chave)
  if (of === null) return null
  const params = { id: String(of.id) }
  if (of.registro === 'contrato') return linkOptions({ to: PATHS.contrato, params })
  if (of.registro === 'aditivo') return linkOptions({ to: PATHS.aditivo, params })
  if (of.registro === 'obra') return linkOptions({ to: PATHS.viewProjeto, params })
  const familia = familiaOf(of.registro)
  return familia && toConvenio(familia, params.id, who)
}
