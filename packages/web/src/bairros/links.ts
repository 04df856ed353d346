import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

/** The list with this filter and nothing else in the address. */
export const listLink = (filter: Readonly<Record<string, string>>): LinkProps => ({
  to: PATHS.projetosBairros,
  search: filter as never,
})

export const editLink = (id: number) =>
  linkOptions({ to: PATHS.editProjetoBairro, params: { id: String(id) } })
