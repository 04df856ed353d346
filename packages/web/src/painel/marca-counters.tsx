import { MARCA_MEANINGS } from '@paco/domain/etapas/marca'
import type { PainelProcessos } from '@paco/domain/painel/painel'
import { Link } from '@tanstack/react-router'
import { listLink } from '../projetos/links.ts'
import tiles from '../ui/data/tiles.module.css'
import { Marks } from '../ui/marks.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { countText } from './figures.ts'
import classes from './marca-counters.module.css'
import type { ProcessosFilter } from './queries.ts'

interface MarcaCountersProps {
  counts: PainelProcessos['por_marca']
  filter: ProcessosFilter
}

/** What the four situations leave unsaid: how many projects of any of them have a marked stage; each leads to its list. */
export function MarcaCounters({ counts, filter }: MarcaCountersProps) {
  return (
    <ul className={`${tiles.tiles} ${classes.counters}`} aria-label="Processos por etapa">
      {counts.map(({ marca, total }) => {
        const { label, rule, tone } = MARCA_MEANINGS[marca]
        return (
          <li key={marca}>
            <Link
              {...listLink({ ...filter, marca })}
              className={`${shared.panel} ${words.block} ${tiles.tile} ${classes.counter}`}
            >
              <span className={`${shared.row} ${classes.words}`}>
                <strong>{countText(total)}</strong> com <Marks marks={[{ tone, label, title: rule }]} />
              </span>
              <span className={`${shared.note} ${classes.rule}`}>{rule}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
