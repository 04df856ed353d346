import { readSession } from '../../http/session-store.ts'
import type { Values } from './types.ts'

/** What a form was opened with and what it held, kept in this browser until it is sent. */
interface Draft {
  base: Values
  versao: number | undefined
  values: Values
  savedAt: number
}

const PREFIX = 'paco:rascunho:'
const LIFETIME = 30 * 24 * 60 * 60 * 1000

/**
 * Where a form's draft is kept: each person has drafts of their own, also where several share a computer. Asked when
 * the form opens, because the session may be over when there is something to keep. Nobody's form keeps none.
 */
export function draftPlace(key: string | undefined): string | undefined {
  const person = readSession()
  return key === undefined || person === null ? undefined : `${PREFIX}${person.id}:${key}`
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'base' in value && 'values' in value && 'savedAt' in value

export function readDraft(place: string, now = Date.now()): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isDraft(draft) && now - draft.savedAt < LIFETIME ? draft : null
  } catch {
    // Unreadable, or the browser keeps nothing: as good as no draft.
    return null
  }
}

/** The drafts that the person has in this browser, by the keys of their forms, the newest first. */
export function listDrafts(now = Date.now()): { readonly key: string; readonly draft: Draft }[] {
  const mine = draftPlace('')
  if (mine === undefined) return []
  try {
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(mine))
      .flatMap((place) => {
        const draft = readDraft(place, now)
        return draft === null ? [] : [{ key: place.slice(mine.length), draft }]
      })
      .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt)
  } catch {
    return []
  }
}

export function writeDraft(place: string, draft: Omit<Draft, 'savedAt'>, now = Date.now()): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...draft, savedAt: now }))
  } catch {
    // A full or closed storage must not stop the typing.
  }
}

export function clearDraft(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
