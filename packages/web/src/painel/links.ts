import type { Situacao } from '@paco/domain/etapas/etapa'
import type { Marca } from '@paco/domain/etapas/marca'
import { type LinkProps, linkOptions } from '@tanstack/react-router'

interface ListFilter {
  id_secretaria?: number | undefined
  ano?: number | undefined
  status?: Situacao | undefined
  marca?: Marca | undefined
}

/** The list that a figure counts, with what is known of the filter and nothing else in the address. */
export const listLink = (filter: ListFilter): LinkProps => ({
  to: '/projetocompleto',
  search: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as never,
})

export const projetoLink = (id: number) =>
  linkOptions({ to: '/viewprojetocompleto/$id', params: { id: String(id) } })
