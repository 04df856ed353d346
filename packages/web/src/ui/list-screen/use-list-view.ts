import type { List } from '@paco/domain/http/list'
import { readView, type SearchParams, type View } from '@paco/domain/http/view'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { writeView } from './view.ts'

type Change = Partial<View> | ((view: View) => Partial<View>)

export interface ListView {
  view: View
  /** Applies a change. `replace` for typing; everything else leaves a step to go back to. */
  change: (change: Change, how?: { replace?: boolean }) => void
}

/** The list's state lives in the address: a copied link, a reload and Back all restore it. */
export function useListView(list: List): ListView {
  const router = useRouter()
  const search = useLocation({ select: (location) => location.search }) as SearchParams
  const view = useMemo(() => readView(list, search), [list, search])

  const change = useCallback<ListView['change']>(
    (wanted, how = {}) => {
      // Read anew: two changes within one render must not undo each other.
      const { pathname, search: latest } = router.latestLocation as { pathname: string; search: SearchParams }
      // On the way to another page: its address is not the list's to change.
      const { resolvedLocation } = router.state
      if (resolvedLocation && resolvedLocation.pathname !== pathname) return
      const before = readView(list, latest)
      const part = typeof wanted === 'function' ? wanted(before) : wanted
      // Whatever narrows or reorders the list starts again on its first page.
      const next = writeView(list, latest, { ...before, pagina: 1, ...part })
      const target = { to: pathname, search: next, replace: how.replace ?? false, resetScroll: false }
      // The path is the one we are on: it needs no check against the table of routes.
      void router.navigate(target as never)
    },
    [list, router],
  )
  return { view, change }
}
