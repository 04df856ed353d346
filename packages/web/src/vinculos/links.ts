import { canManageConvenios } from '@paco/domain/convenios/policy'
import { canChangeLancamento } from '@paco/domain/orcamento/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { isConvenio, type Vinculo } from '@paco/domain/vinculos/vinculo'
import type { LinkProps } from '@tanstack/react-router'
import * as convenios from '../convenios/links.ts'
import { viewEmendaLink } from '../emendas/links.ts'
import { PATHS } from '../paths.ts'
import { viewPcaLink } from '../pca/links.ts'

/** The page of the other end: its own where it has one this person may open, else its list. */
export function alvoLink(who: SessionUser | null, { tipo, id_alvo, alvo }: Vinculo): LinkProps {
  if (isConvenio(tipo))
    return canManageConvenios(who)
      ? convenios.editLink(tipo, id_alvo)
      : convenios.listLink(tipo, { busca: alvo.slice(0, 200) })
  if (tipo === 'emenda') return viewEmendaLink(id_alvo)
  if (tipo === 'pca') return viewPcaLink(id_alvo)
  if (tipo === 'bairro') return { to: PATHS.projetosBairros, search: { busca: alvo } as never }
  return canChangeLancamento(who, { secretaria_id: who?.id_secretaria ?? 0 })
    ? { to: PATHS.editOrcamento, params: { id: String(id_alvo) } as never }
    : { to: PATHS.orcamento }
}
