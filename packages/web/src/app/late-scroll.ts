import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { scrollAt } from './trail.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of the history whose scroll is taken up again. */
    lugar?: string
  }
}

/** Whose scroll a step takes up: its own on Back, another's where a link leads back to it. */
export const scrollKey = ({ state, href }: ParsedLocation): string => state.lugar ?? state.__TSR_key ?? href

/** What a person does when they no longer wait for the page to move by itself. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Rows arrive after their screen, so the place may not exist yet: goes there as the page grows. */
function goWhenThere(top: number): () => void {
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) <= 1) stop()
  }
  const growth = new ResizeObserver(go)
  const stop = () => {
    growth.disconnect()
    for (const act of ACTS) window.removeEventListener(act, stop)
  }
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true })
  growth.observe(document.body)
  return stop
}

/** Back, a reload and the links that lead back find the page where it was left, also when its data come late. */
export function restoreLateScroll(router: AnyRouter): void {
  let stop = () => {}
  router.subscribe('onBeforeLoad', () => stop())
  router.subscribe('onRendered', ({ toLocation }) => {
    stop()
    const top = scrollAt(scrollKey(toLocation))
    // While a place is sought everything has its height: see the cards of lists.
    document.documentElement.toggleAttribute('data-seeking', top > 0)
    if (top > 0) stop = goWhenThere(top)
  })
}
