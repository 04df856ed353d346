import { Outlet } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { OverlayHost } from '../palette/overlay-host.tsx'
import { AccessBar } from './access-bar.tsx'
import { AvisoHost } from './aviso-host.tsx'
import { Footer } from './footer.tsx'
import { GuiaHost } from './guia-host.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import classes from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { Trail } from './trail.tsx'
import { usePageChange } from './use-page-change.ts'
import { useSideMenu } from './use-side-menu.ts'

/** What surrounds every screen. */
export function Shell() {
  const { wide, open, setOpen, dismiss } = useSideMenu()
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  const covering = open && !wide
  // The menu is drawn when it first opens: a narrow screen that never opens it need not wait for its links.
  const menuSeen = useRef(open)
  if (open) menuSeen.current = true

  usePageChange(dismiss)

  const goToMenu = useCallback(() => {
    // Drawn at once: the menu takes no focus while hidden.
    flushSync(() => setOpen(true))
    menu.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [setOpen])

  useEffect(() => {
    if (!covering) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      dismiss()
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [covering, dismiss])

  return (
    <>
      <AccessBar goToMenu={goToMenu} />
      <Header
        menuOpen={open}
        toggleRef={toggle}
        onToggleMenu={() => (open || wide ? setOpen(!open) : goToMenu())}
      />
      <div className={`${words.start} ${classes.body}`}>
        {covering && <div className={`${shared.screenOnly} ${classes.veil}`} onClick={dismiss} aria-hidden />}
        <nav
          ref={menu}
          id="menu"
          aria-label="Menu principal"
          className={`${shared.screenOnly} ${shared.column} ${words.rigid} ${words.raised} ${classes.menu}`}
          hidden={!open}
        >
          {menuSeen.current && <SideMenu />}
        </nav>
        <main
          id="conteudo"
          tabIndex={-1}
          className={`${words.shrinks} ${words.grows} ${classes.main}`}
          inert={covering}
        >
          <Trail />
          <OfflineNotice />
          <AvisoHost />
          <GuiaHost />
          <Outlet />
        </main>
      </div>
      <Footer inert={covering} />
      <OverlayHost />
    </>
  )
}
