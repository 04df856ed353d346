import { type Visita, visitaAgora } from '@paco/domain/inicio/visita'
import { readSession } from '../http/session-store.ts'

/** Each person has a place of their own, also where several share a computer. */
const placeOf = (id: number) => `paco:visita:${id}`

const isVisita = (value: unknown): value is Visita =>
  typeof value === 'object' &&
  value !== null &&
  ['desde', 'vista'].every((key) => !Number.isNaN(Date.parse(String((value as never)[key]))))

function readVisita(id: number): Visita | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(id)) ?? 'null')
    return isVisita(kept) ? kept : null
  } catch {
    // Unreadable, or the browser keeps nothing: the first visit.
    return null
  }
}

/** Since when the news of this visit count; notes that the person is here now. */
export function visitar(now = new Date()): string | undefined {
  const person = readSession()
  if (person === null) return undefined
  const visita = visitaAgora(readVisita(person.id), now)
  try {
    localStorage.setItem(placeOf(person.id), JSON.stringify(visita))
  } catch {
    // Without a place to keep it, each visit is the first.
  }
  return visita.desde
}
