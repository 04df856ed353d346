import { readSession } from '../../http/session-store.ts'
import type { Values } from './types.ts'

/** What a form was opened with and what it held, kept in this browser until it is sent. */
interface Draft {
  base: Values
  versao: number | undefined
  values: Values
  savedAt: number
  /** The address of the page it was typed on; drafts of before this was kept have none. */
  onde?: string
}

const PREFIX = 'paco:rascunho:'
const LIFETIME = 30 * 24 * 60 * 60 * 1000

/** On which pages the forms of this visit were opened: when one goes away, the address is often another's already. */
const opened = new Map<string, string>()

const ownPrefix = () => {
  const person = readSession()
  return person === null ? undefined : `${PREFIX}${person.id}:`
}

/**
 * Where a form's draft is kept: each person has drafts of their own, also where several share a computer. Asked when
 * the form opens, because the session may be over when there is something to keep. Nobody's form keeps none.
 */
export function draftPlace(key: string | undefined): string | undefined {
  const prefix = ownPrefix()
  if (key === undefined || prefix === undefined) return undefined
  const place = prefix + key
  opened.set(place, window.location.pathname + window.location.search)
  return place
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
  const mine = ownPrefix()
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

export function writeDraft(place: string, draft: Omit<Draft, 'savedAt' | 'onde'>, now = Date.now()): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...draft, savedAt: now, onde: opened.get(place) }))
  } catch {
    // A full or closed storage must not stop the typing.
  }
}

/** Forgets what this person typed into a form that is closed for good. */
export function forgetDraft(key: string): void {
  const prefix = ownPrefix()
  if (prefix !== undefined) clearDraft(prefix + key)
}

export function clearDraft(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
