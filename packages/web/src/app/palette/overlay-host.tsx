import { useLayoutEffect, useSyncExternalStore } from 'react'
import { asksForHelp, asksForPalette, isModalOpen } from '../shortcuts.ts'
import { openOverlay, readOverlay, watchOverlay } from './overlay-store.ts'

function onKey(event: KeyboardEvent): void {
  const palette = asksForPalette(event)
  if (!palette && !asksForHelp(event)) return
  // Also where we do nothing: the browser would leave for its own search.
  event.preventDefault()
  if (!isModalOpen()) void openOverlay(palette ? 'palette' : 'help')
}

/** Where the windows of the shortcuts are drawn, and the keys that open them are heard. */
export function OverlayHost() {
  const shown = useSyncExternalStore(watchOverlay, readOverlay)
  // Before the page is seen: keys pressed at its first sight are not lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return shown ? <shown.View key={shown.name} /> : null
}
