import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RowKey } from './types.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of the record that was created just before: its row comes into sight. */
    novo?: number
  }
}

/** Steps of the history whose new row was shown: whoever comes Back to them finds the place they left. */
const shown = new Set<string>()

interface NewRowOptions {
  keys: readonly RowKey[]
  /** The rows are there, and they are those of now. */
  settled: boolean
  total: number
  /** On which page of the list as it is filtered and ordered the row stands; null where it is on none. */
  findPage: (id: RowKey) => Promise<number | null>
  turnTo: (page: number) => void
}

interface Sought {
  id: RowKey
  is: 'sought' | 'here' | 'nowhere'
}

/** The row of what was just created: its page is turned to, and it is marked; or it is said that it is not to be seen. */
export function useNewRow({ keys, settled, total, findPage, turnTo }: NewRowOptions) {
  const { novo, step } = useLocation({
    select: ({ state }) => ({ novo: state.novo, step: state.__TSR_key ?? '' }),
  })
  const [sought, setSought] = useState<Sought | null>(
    novo === undefined || shown.has(step) ? null : { id: novo, is: 'sought' },
  )
  const seeks = settled && sought?.is === 'sought'
  const here = seeks && keys.includes(sought.id)
  const elsewhere = total > keys.length
  const seek = useEffectEvent((found: boolean, further: boolean, isOver: () => boolean) => {
    if (sought === null) return
    shown.add(step)
    const end = (is: Sought['is']) => setSought({ id: sought.id, is })
    if (found) end('here')
    else if (!further) end('nowhere')
    else
      void findPage(sought.id).then(
        (page) => {
          if (isOver()) return
          if (page === null) end('nowhere')
          else turnTo(page)
        },
        () => setSought(null),
      )
  })
  // Once for each page that arrived, not for each new function. Whoever left meanwhile is turned to no page.
  useEffect(() => {
    if (!seeks) return
    let over = false
    seek(here, elsewhere, () => over)
    return () => {
      over = true
    }
  }, [seeks, here, elsewhere])

  const marked = sought?.is === 'here' ? sought.id : null
  useEffect(() => {
    if (marked !== null) document.querySelector('tr[data-new]')?.scrollIntoView({ block: 'center' })
  }, [marked])
  return { marked, nowhere: sought?.is === 'nowhere', dismiss: () => setSought(null) }
}
