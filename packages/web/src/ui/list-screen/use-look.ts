import type { List } from '@paco/domain/http/list'
import type { SearchParams } from '@paco/domain/http/view'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { type Look, OWN_LOOK, readLook, saysLook, writeLook } from './look.ts'

const keyOf = (list: List) => `paco:lista:${list.name}`

function readKept(list: List): Look {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}')
    return readLook(list, (kept ?? {}) as SearchParams)
  } catch {
    return OWN_LOOK
  }
}

function keep(list: List, look: Look): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(writeLook({}, look)))
  } catch {
    // Storage refused: it lasts as long as the screen.
  }
}

export interface ListLook {
  look: Look
  setLook: (look: Look) => void
}

/** How the list looks: as its address says, as a view's does; else as this browser keeps it. */
export function useLook(list: List): ListLook {
  const router = useRouter()
  const search = useLocation({ select: (location) => location.search }) as SearchParams
  const [kept, setKept] = useState(() => ({ list: list.name, look: readKept(list) }))
  const own = kept.list === list.name ? kept.look : readKept(list)
  const look = useMemo(() => (saysLook(search) ? readLook(list, search) : own), [list, search, own])

  const setLook = useCallback(
    (next: Look) => {
      const { pathname, search: latest } = router.latestLocation as { pathname: string; search: SearchParams }
      if (saysLook(latest)) {
        const target = { to: pathname, search: writeLook(latest, next), replace: true, resetScroll: false }
        void router.navigate(target as never)
      } else {
        keep(list, next)
        setKept({ list: list.name, look: next })
      }
    },
    [list, router],
  )
  return { look, setLook }
}
