import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { clearDraft, writeDraft } from './draft.ts'
import type { Values } from './types.ts'

const PAUSE = 400

interface Kept {
  base: Values
  versao: number | undefined
  values: Values
}

/**
 * Keeps what is being typed in this browser: after a pause (debounce), and at once when the page or the form goes away.
 * What has been saved is never kept: a form often goes away in the moment of its success, before it is drawn again, so
 * `saved` is asked then and not taken from the last drawing.
 */
export function useDraft(
  place: string | undefined,
  kept: Kept,
  dirty: boolean,
  saved: RefObject<boolean>,
): void {
  const keep = useCallback(() => {
    if (place !== undefined && dirty && !saved.current) writeDraft(place, kept)
  }, [place, kept, dirty, saved])

  useEffect(() => {
    if (place === undefined) return
    if (!dirty) {
      clearDraft(place)
      return
    }
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [place, dirty, keep])

  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    const flush = () => latest.current()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
}
