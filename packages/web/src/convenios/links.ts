import { EDIT_CONVENIO } from '@paco/domain/convenios/enderecos'
import type { FamiliaKey } from '@paco/domain/convenios/familias'
import type { Alerta } from '@paco/domain/convenios/vigencia'
import { type LinkProps, linkOptions } from '@tanstack/react-router'

interface ListSearch {
  busca?: string | undefined
  ano?: number | undefined
  vigencia?: Alerta | undefined
}

/** A family's list, narrowed to what a figure counts, with nothing else in the address. */
export const listLink = (key: FamiliaKey, { vigencia, ...search }: ListSearch = {}): LinkProps => ({
  to: `/convenios${key}`,
  search: Object.fromEntries(
    // As a number where it is one: the router would put a text of digits in quotes.
    Object.entries({
      ...search,
      vigencia: vigencia === 'vencida' ? vigencia : vigencia && Number(vigencia),
    }).filter(([, value]) => value !== undefined),
  ) as never,
})

export const newLink = (key: FamiliaKey) => linkOptions({ to: `/addconvenios${key}` })

export const editLink = (key: FamiliaKey, id: number) =>
  linkOptions({ to: EDIT_CONVENIO[key], params: { id: String(id) } })
