import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { nameWindow } from '../../ui/window-title.ts'

/** After every change of page: names the window, hands the focus to the new heading, and tells the listener. */
export function usePageChange(onChange: () => void): void {
  const router = useRouter()

  useEffect(() => {
    nameWindow(router)
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      nameWindow(router)
      // The first page keeps the browser's own focus; a changed filter keeps the person's.
      if (!fromLocation || !pathChanged) return
      onChange()
      focusHeading()
    })
  }, [router, onChange])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#conteudo h1')
  // A screen that opened with the focus in a field meant it.
  if (!heading || document.activeElement instanceof HTMLInputElement) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
