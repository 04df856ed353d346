import { useSyncExternalStore } from 'react'

/** From this width on the menu stands beside the content; the style sheet says the same number. */
const WIDE = '(min-width: 1200px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const isWide = () => window.matchMedia(WIDE).matches

export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide)
