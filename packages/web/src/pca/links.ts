import { type LinkProps, linkOptions } from '@tanstack/react-router'

const params = (id: number) => ({ id: String(id) })

export const viewPcaLink = (id: number) => linkOptions({ to: '/viewpca/$id', params: params(id) })
export const editPcaLink = (id: number) => linkOptions({ to: '/editpca/$id', params: params(id) })

/** The list with this filter and nothing else in the address. */
export const pcaListLink = (filter: Readonly<Record<string, string>>): LinkProps => ({
  to: '/listapca',
  search: filter as never,
})
