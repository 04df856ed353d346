import type { List } from '@paco/domain/http/list'
import { DEFAULT_LIMIT, type SearchParams, type View } from '@paco/domain/http/view'

/** The router writes text that looks like a number in quotes; as the number itself the address stays readable. */
function plain(text: string): unknown {
  if (text === 'true') return true
  if (text === 'false') return false
  return text !== '' && String(Number(text)) === text ? Number(text) : text
}

/** Writes the view into the address, leaving out defaults and keeping what belongs to others. */
export function writeView(list: List, search: SearchParams, view: View): Record<string, unknown> {
  const next: Record<string, unknown> = { ...search }
  const put = (key: string, value: string, normal = '') => {
    if (value === normal) delete next[key]
    else next[key] = plain(value)
  }
  put('busca', view.busca)
  for (const key of Object.keys(list.filters)) put(key, view.filters[key] ?? '')
  put('ordem', view.ordem)
  put('pagina', String(view.pagina), '1')
  put('limite', String(view.limite), String(DEFAULT_LIMIT))
  return next
}

export type Direction = 'ascending' | 'descending' | 'none'

export function directionOf(view: View, key: string): Direction {
  if (view.ordem === key) return 'ascending'
  return view.ordem === `-${key}` ? 'descending' : 'none'
}

/** Up, down, none: the order after one more click on a header. */
export function nextOrder(view: View, key: string): string {
  const direction = directionOf(view, key)
  if (direction === 'none') return key
  return direction === 'ascending' ? `-${key}` : ''
}
