import { useEffect, useRef } from 'react'
import { clearDraft, writeDraft } from './draft.ts'
import type { Values } from './types.ts'

const PAUSE = 400

interface Kept {
  base: Values
  versao: number | undefined
  values: Values
}

/** Keeps what is being typed in this browser: after a pause, and at once when the page or the form goes away. */
export function useDraft(key: string | undefined, kept: Kept, dirty: boolean): void {
  const latest = useRef({ key, kept, dirty })
  useEffect(() => {
    latest.current = { key, kept, dirty }
  })

  useEffect(() => {
    if (key === undefined) return
    if (!dirty) {
      clearDraft(key)
      return
    }
    const timer = setTimeout(() => writeDraft(key, kept), PAUSE)
    return () => clearTimeout(timer)
  }, [key, kept, dirty])

  useEffect(() => {
    const flush = () => {
      const now = latest.current
      if (now.key !== undefined && now.dirty) writeDraft(now.key, now.kept)
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
}
