import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { pesquisaQuery } from '../../pesquisa/queries.ts'
import { useTypedSearch } from '../../ui/list-screen/use-typed-search.ts'
import { useDelayed } from '../../ui/states/use-delayed.ts'
import { queryClient } from '../query-client.ts'
import { useSession } from '../session.ts'
import { holdsEach, wordsOf } from './match.ts'
import { groupsAtFirst, groupsFor } from './options.ts'
import { readRecent } from './recent.ts'
import { screensFor } from './screens.ts'

const PAUSE = 200

/** What is typed, what it finds, and which of that is marked. */
export function usePalette() {
  const who = useSession()
  const { routesByPath } = useRouter()
  const screens = useMemo(() => screensFor(who, Object.values(routesByPath)), [who, routesByPath])
  const [asked, ask] = useState('')
  const { text, type } = useTypedSearch(asked, ask, PAUSE)
  const typed = text.trim()
  const termo = asked.trim()
  const query = useQuery(
    // The palette stands outside of the screens, and of what gives them their data.
    { ...pesquisaQuery(termo), enabled: termo !== '', placeholderData: keepPreviousData },
    queryClient,
  )
  const settled = typed === termo && !query.isPlaceholderData
  const waiting = useDelayed(typed !== '' && (!settled || query.isPending))

  const groups = useMemo(() => {
    if (typed === '') return groupsAtFirst(readRecent(), screens)
    const hits = query.data ?? []
    const words = wordsOf(typed)
    // Until the answer is there, what was found before stands for it as far as it still fits.
    const found = settled
      ? hits
      : hits.filter(({ titulo, detalhe }) => holdsEach(`${titulo} ${detalhe}`, words))
    return groupsFor(typed, { screens, found, who })
  }, [typed, screens, query.data, settled, who])

  const options = groups.flatMap((group) => group.options)
  const [marked, mark] = useState<string | null>(null)
  const at = Math.max(
    options.findIndex(({ key }) => key === marked),
    0,
  )
  return {
    text,
    typed,
    type: (next: string) => {
      type(next)
      mark(null)
    },
    groups,
    options,
    at,
    /** Marks the option of this number, counted around at both ends. */
    markAt: (index: number) => mark(options.at(index % Math.max(options.length, 1))?.key ?? null),
    waiting,
    nothing: settled && query.isSuccess && options.length === 0,
    error: typed !== '' && settled ? query.error : null,
    retry: () => void query.refetch(),
  }
}
