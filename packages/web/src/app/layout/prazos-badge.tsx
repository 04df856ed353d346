import { useQuery } from '@tanstack/react-query'
import { meusPrazosQuery } from '../../prazos/queries.ts'
import { formatCount } from '../../ui/list-screen/pages.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { queryClient } from '../query-client.ts'
import classes from './side-menu.module.css'

const MOST = 99

/** How many of the things due are the person's own affair; nothing when there are none. */
export function PrazosBadge() {
  // The menu stands outside of the screens, and of what gives them their data.
  const { data: meus = 0 } = useQuery(meusPrazosQuery, queryClient)
  if (meus === 0) return null
  const told = meus === 1 ? '1 prazo seu' : `${formatCount(meus)} prazos seus`
  return (
    <span
      className={`${words.size12} ${words.strong} ${words.tabular} ${words.end} ${classes.badge}`}
      title={told}
    >
      <span aria-hidden>{meus > MOST ? `${MOST}+` : meus}</span>
      <span className={shared.unseen}>{told}</span>
    </span>
  )
}
