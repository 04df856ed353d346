import { Link } from '@tanstack/react-router'
import { listLink } from '../projetos/links.ts'
import tiles from '../ui/data/tiles.module.css'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { formatCount, formatTotal, shareText } from './figures.ts'
import type { ProcessosFilter } from './queries.ts'
import { type PorStatus, STATUS_LOOKS, sumOf } from './status.ts'
import classes from './status-counters.module.css'

/** How many projects are in each situation; each leads to the list of them. */
export function StatusCounters({ counts, filter }: { counts: PorStatus; filter: ProcessosFilter }) {
  const { total: all } = sumOf(Object.values(counts))
  return (
    <ul className={`${tiles.tiles} ${classes.counters}`} aria-label="Processos por situação">
      {STATUS_LOOKS.map(({ status, tone, icon: Icon }) => {
        const { total, valor } = counts[status]
        return (
          <li key={status}>
            <Link
              {...listLink({ ...filter, status })}
              className={`${shared.panel} ${shared.column} ${tiles.tile} ${tiles.marked} ${classes.counter} ${tones[tone]}`}
            >
              <span className={tiles.label}>
                <Icon size={16} aria-hidden />
                {status}
              </span>
              <span className={`${shared.note} ${words.gap8} ${words.above4} ${classes.line}`}>
                <b className={tiles.number}>{formatCount(total)}</b>
                <span>{shareText(total, all)}</span>
              </span>
              <span className={`${shared.note} ${words.wraps}`}>{formatTotal(valor)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
