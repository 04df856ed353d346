import { SALTOS } from '@paco/domain/shared/atalhos'
import { useCallback, useLayoutEffect } from 'react'
import shared from '../../ui/theme/shared.module.css'
import classes from './skip-links.module.css'

type Place = (typeof SALTOS)[number]['place']

const content = () => document.getElementById('conteudo')

/** The page's search box; without one, the content is the nearest thing. */
const searchBox = () =>
  content()?.querySelector<HTMLElement>('input[type="search"], [role="searchbox"], [role="search"] input')

/** The jumps of eMAG: visible when the focus reaches them, and on Alt+1 to Alt+4 at any time. */
export function SkipLinks({ goToMenu }: { goToMenu: () => void }) {
  const go = useCallback(
    (place: Place) => {
      if (place === 'menu') return goToMenu()
      const target =
        place === 'rodape' ? document.getElementById('rodape') : place === 'busca' ? searchBox() : null
      ;(target ?? content())?.focus()
    },
    [goToMenu],
  )

  // Before the page is seen: keys pressed at its first sight are not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const found = SALTOS.find(({ digit }) => event.code === `Digit${digit}`)
      if (!found || !event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      go(found.place)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [go])

  return (
    <nav aria-label="Atalhos" className={`${shared.screenOnly} ${classes.links}`}>
      {SALTOS.map(({ digit, place, label }) => (
        <a
          key={place}
          href={place === 'busca' ? '#conteudo' : `#${place}`}
          aria-keyshortcuts={`Alt+${digit}`}
          onClick={(event) => {
            event.preventDefault()
            go(place)
          }}
        >
          {label} <kbd>Alt+{digit}</kbd>
        </a>
      ))}
    </nav>
  )
}
