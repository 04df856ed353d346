import { MAIS_DE } from '@paco/domain/avisos/aviso'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { naoLidosQuery } from '../../avisos/queries.ts'
import { PATHS } from '../../paths.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { queryClient } from '../query-client.ts'
import classes from './avisos-bell.module.css'

const told = (n: number) =>
  n === 0 ? 'Avisos: nenhum por ler' : `Avisos: ${n >= MAIS_DE ? 'mais de 99' : n} por ler`

/** The way to one's notices, with how many are unread. */
export function AvisosBell() {
  // The header stands outside of the screens, and of what gives them their data.
  const { data: unread = 0 } = useQuery(naoLidosQuery, queryClient)
  return (
    <Link
      to={PATHS.avisos}
      className={`${shared.plate} ${classes.bell}`}
      aria-label={told(unread)}
      title={told(unread)}
    >
      <Bell size={18} aria-hidden />
      {unread > 0 ? (
        <span className={`${words.strong} ${words.tabular} ${classes.count}`} aria-hidden>
          {unread >= MAIS_DE ? `${MAIS_DE - 1}+` : unread}
        </span>
      ) : null}
    </Link>
  )
}
