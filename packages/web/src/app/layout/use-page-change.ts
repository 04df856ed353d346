import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the window, as '{title} · Paço'. */
    title?: string
  }
}

const APPLICATION = 'Paço'

/** After every change of page: names the window, hands the focus to the new heading, and tells the listener. */
export function usePageChange(onChange: () => void): void {
  const router = useRouter()

  useEffect(() => {
    const nameWindow = () => {
      const { matches } = router.state
      const missing = matches.some(({ _notFound, status }) => _notFound || status === 'notFound')
      const title = missing ? 'Página não encontrada' : matches.at(-1)?.staticData.title
      document.title = title ? `${title} · ${APPLICATION}` : APPLICATION
    }
    nameWindow()
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      nameWindow()
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
