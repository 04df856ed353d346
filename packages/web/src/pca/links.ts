import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

const params = (id: number) => ({ id: String(id) })

export const viewPcaLink = (id: number) => linkOptions({ to: PATHS.viewPca, params: params(id) })
export const editPcaLink = (id: number) => linkOptions({ to: PATHS.editPca, params: params(id) })

/** The form with the cursor in a field. */
export const pcaFieldLink = (id: number, campo: string) =>
  linkOptions({ to: PATHS.editPca, params: params(id), hash: campo })

export const editDemandaLink = (id: number) => linkOptions({ to: PATHS.demanda, params: params(id) })
/** The plan of a year; that of a unit where the year has several. */
export const planoLink = (ano: number, unidade?: string): LinkProps => ({
  to: PATHS.pcaPlano,
  params: params(ano) as never,
  ...(unidade !== undefined && { search: { unidade } as never }),
})

/** The items of a filter as a spreadsheet, to fill in what they lack. */
export const pcaLoteLink = (filter: Readonly<Record<string, string>>): LinkProps => ({
  to: PATHS.lote,
  search: { lista: 'pca', ...filter } as never,
})

/** The list with this filter and nothing else in the address. */
export const pcaListLink = (filter: Readonly<Record<string, string>>): LinkProps => ({
  to: PATHS.listaPca,
  search: filter as never,
})
