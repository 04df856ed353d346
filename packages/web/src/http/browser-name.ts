import { drawKey } from './repeats.ts'

const KEY = 'paco:navegador'

/**
 * The name this browser drew for itself, by which the server knows it again at the door; it opens nothing, and stays
 * when people leave. A browser that keeps nothing has none.
 */
export function browserName(): string | undefined {
  try {
    const known = localStorage.getItem(KEY)
    if (known !== null) return known
    const drawn = drawKey()
    localStorage.setItem(KEY, drawn)
    return drawn
  } catch {
    return undefined
  }
}
