import { EDIT_CONVENIO } from '@paco/domain/convenios/enderecos'
import { findFamilia } from '@paco/domain/convenios/familias'
import { canManageConvenios } from '@paco/domain/convenios/policy'
import type { Prazo } from '@paco/domain/prazos/prazo'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type LinkProps, linkOptions } from '@tanstack/react-router'

const projetoLink = (id: string) => linkOptions({ to: '/viewprojetocompleto/$id', params: { id } })

/** Agreements are opened where they are edited; those who may not edit find theirs in its list. */
function convenioLink({ id, parte, titulo }: Prazo, who: SessionUser | null): LinkProps {
  const familia = findFamilia(parte?.split('/')[0] ?? '')
  if (familia === null) return linkOptions({ to: '/convenios' })
  if (canManageConvenios(who)) {
    return linkOptions({ to: EDIT_CONVENIO[familia.key], params: { id: String(id) } })
  }
  return { to: `/convenios${familia.key}`, search: { busca: titulo } as never }
}

/** The screen of the record that is due. */
export function linkOf(prazo: Prazo, who: SessionUser | null): LinkProps {
  switch (prazo.tipo) {
    case 'etapa':
      return projetoLink(String(prazo.id))
    case 'aditivo':
      return projetoLink(prazo.parte ?? '')
    case 'pca':
      return linkOptions({ to: '/viewpca/$id', params: { id: String(prazo.id) } })
    case 'convenio':
      return convenioLink(prazo, who)
  }
}
