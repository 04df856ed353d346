import type { List } from '@paco/domain/http/list'
import { readView, type SearchParams } from '@paco/domain/http/view'
import { type Look, writeLook } from '../ui/list-screen/look.ts'
import { writeView } from '../ui/list-screen/view.ts'

/** How the router writes an address and reads it. */
export interface Addresses {
  stringifySearch: (search: Record<string, unknown>) => string
  parseSearch: (text: string) => Record<string, unknown>
}

/** What a view keeps of an address: what narrows and orders the list, and its look; not the page. */
export function consultaOf(list: List, search: SearchParams, look: Look, write: Addresses): string {
  const view = { ...readView(list, search), pagina: 1 }
  return write.stringifySearch(writeLook(writeView(list, {}, view), look)).replace(/^\?/, '')
}

/** The address of a view: what it keeps, and which one it is. */
export const searchOf = (
  { id, consulta }: { id: number; consulta: string },
  read: Addresses,
): Record<string, unknown> => ({
  ...read.parseSearch(`?${consulta}`),
  visao: id,
})

/** Which view an address is of, if any. */
export const visaoIn = (search: SearchParams): number | null =>
  typeof search.visao === 'number' ? search.visao : null
