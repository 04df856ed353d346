import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

function useQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether the window is at most so wide. */
export const useSmallWindow = (width: number): boolean => useQuery(`(max-width: ${width}px)`)

/** People who asked their system for less motion get none. */
export const useReducedMotion = (): boolean => useQuery('(prefers-reduced-motion: reduce)')

let printing = false

function watchPrint(listener: () => void): () => void {
  // The browser takes its picture of the page right after the event: everything must be there by then.
  const set = (value: boolean) => () => {
    printing = value
    flushSync(listener)
  }
  const [before, after] = [set(true), set(false)]
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}

/** True while the page goes to paper, where nothing can be scrolled. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watchPrint,
    () => printing,
    () => false,
  )
