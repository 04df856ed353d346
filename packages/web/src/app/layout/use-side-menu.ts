import { useCallback, useEffect, useState } from 'react'
import { useWide } from './use-wide.ts'

const KEY = 'paco-menu'
const COLLAPSED = 'recolhido'

/** Storage may be refused; the menu works without memory then. */
function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === COLLAPSED
  } catch {
    return false
  }
}

function remember(collapsed: boolean): void {
  try {
    localStorage.setItem(KEY, collapsed ? COLLAPSED : 'aberto')
  } catch {
    // As above.
  }
}

/**
 * Open or closed. On wide screens the menu stands open until collapsed, and that is remembered; on narrow ones it
 * covers the page, so it starts closed and closes again by itself.
 */
export function useSideMenu() {
  const wide = useWide()
  const [collapsed, setCollapsed] = useState(remembered)
  const [covering, setCovering] = useState(false)
  const open = wide ? !collapsed : covering

  const setOpen = useCallback(
    (next: boolean) => {
      if (!wide) return setCovering(next)
      setCollapsed(!next)
      remember(!next)
    },
    [wide],
  )
  /** What a click outside, Esc or a navigation do: nothing on wide screens. */
  const dismiss = useCallback(() => setCovering(false), [])

  useEffect(() => {
    if (wide) setCovering(false)
  }, [wide])

  return { wide, open, setOpen, dismiss }
}
