import { type FamiliaKey, findFamilia } from '@paco/domain/convenios/familias'
import { canManageConvenios } from '@paco/domain/convenios/policy'
import { familiaOf, readChave } from '@paco/domain/prazos/chave'
import type { Prazo } from '@paco/domain/prazos/prazo'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { aditivoLink } from '../aditivos/links.ts'
import { viewContratoLink } from '../contratos/links.ts'
import { editLink, listLink } from '../convenios/links.ts'
import { PATHS } from '../paths.ts'
import { viewPcaLink } from '../pca/links.ts'
import { viewLink } from '../projetos/links.ts'

/** Agreements are opened where they are edited; those who may not edit find theirs in its list. */
function convenioLink(familia: FamiliaKey | null, { id, titulo }: Prazo, who: SessionUser | null): LinkProps {
  if (familia === null) return linkOptions({ to: PATHS.convenios })
  return canManageConvenios(who) ? editLink(familia, id) : listLink(familia, { busca: titulo })
}

/** What the law asks is done where the record is: a contract's page, a project's, an agreement's form. */
function legalLink(prazo: Prazo, who: SessionUser | null): LinkProps {
  const { registro } = readChave(prazo.parte ?? '') ?? {}
  if (registro === 'contrato') return viewContratoLink(prazo.id)
  if (prazo.id_projeto !== null) return viewLink(prazo.id_projeto)
  return convenioLink(registro ? familiaOf(registro) : null, prazo, who)
}

/** The screen of the record that is due. */
export function linkOf(prazo: Prazo, who: SessionUser | null): LinkProps {
  switch (prazo.tipo) {
    case 'legal':
      return legalLink(prazo, who)
    case 'etapa':
      return viewLink(prazo.id)
    case 'aditivo':
      return aditivoLink(prazo.id)
    case 'pca':
      return viewPcaLink(prazo.id)
    case 'fiscal':
      return linkOptions({ to: PATHS.calendario })
    case 'convenio':
      return convenioLink(findFamilia(prazo.parte?.split('/')[0] ?? '')?.key ?? null, prazo, who)
  }
}
