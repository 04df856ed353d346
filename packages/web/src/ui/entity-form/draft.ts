import { readSession } from '../../http/session-store.ts'
import type { Values } from './types.ts'

/** What a form was opened with and what it held, kept in this browser until it is sent. */
export interface Draft {
  base: Values
  versao: number | undefined
  values: Values
  savedAt: number
}

const PREFIX = 'paco:rascunho:'
const LIFETIME = 30 * 24 * 60 * 60 * 1000

/** Each person has drafts of their own, also where several share a computer. */
const storageKey = (key: string) => `${PREFIX}${readSession()?.id ?? 0}:${key}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'base' in value && 'values' in value && 'savedAt' in value

export function readDraft(key: string, now = Date.now()): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null')
    return isDraft(draft) && now - draft.savedAt < LIFETIME ? draft : null
  } catch {
    // Unreadable, or the browser keeps nothing: as good as no draft.
    return null
  }
}

export function writeDraft(key: string, draft: Omit<Draft, 'savedAt'>, now = Date.now()): void {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify({ ...draft, savedAt: now }))
  } catch {
    // A full or closed storage must not stop the typing.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(storageKey(key))
  } catch {
    // Nothing was kept, so nothing is left.
  }
}
