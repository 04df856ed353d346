import { findFamilia } from '@paco/domain/convenios/familias'
import { canManageConvenios } from '@paco/domain/convenios/policy'
import type { Prazo } from '@paco/domain/prazos/prazo'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { editLink, listLink } from '../convenios/links.ts'
import { PATHS } from '../paths.ts'
import { viewPcaLink } from '../pca/links.ts'
import { viewLink } from '../projetos/links.ts'

/** Agreements are opened where they are edited; those who may not edit find theirs in its list. */
function convenioLink({ id, parte, titulo }: Prazo, who: SessionUser | null): LinkProps {
  const familia = findFamilia(parte?.split('/')[0] ?? '')
  if (familia === null) return linkOptions({ to: PATHS.convenios })
  if (canManageConvenios(who)) {
    return editLink(familia.key, id)
  }
  return listLink(familia.key, { busca: titulo })
}

/** The screen of the record that is due. */
export function linkOf(prazo: Prazo, who: SessionUser | null): LinkProps {
  switch (prazo.tipo) {
    case 'etapa':
      return viewLink(prazo.id)
    case 'aditivo':
      return viewLink(prazo.parte ?? '')
    case 'pca':
      return viewPcaLink(prazo.id)
    case 'convenio':
      return convenioLink(prazo, who)
  }
}
