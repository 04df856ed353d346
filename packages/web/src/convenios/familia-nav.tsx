import type { FamiliaKey } from '@paco/domain/convenios/familias'
import { familiasUsadas } from '@paco/domain/convenios/usadas'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './familia-nav.module.css'

/** From each list to the others that the city uses, and to all of them together. */
export function FamiliaNav({ current }: { current: FamiliaKey | 'todas' }) {
  const place = (key: FamiliaKey | 'todas') => (key === current ? ('page' as const) : undefined)
  return (
    <nav
      className={`${parts.segments} ${shared.screenOnly} ${classes.nav}`}
      aria-label="Famílias de convênios"
    >
      {familiasUsadas().map(({ key, label }) => (
        <Link
          key={key}
          to={`/convenios${key}`}
          className={`${words.inline} ${words.nowrap} ${classes.link}`}
          aria-current={place(key)}
        >
          {label}
        </Link>
      ))}
      <Link
        to={PATHS.convenios}
        className={`${words.inline} ${words.nowrap} ${classes.link}`}
        aria-current={place('todas')}
      >
        Visão geral
      </Link>
    </nav>
  )
}
