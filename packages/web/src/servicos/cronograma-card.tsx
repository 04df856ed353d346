import { lastMonth } from '@paco/domain/servicos/cronograma'
import { servicosList } from '@paco/domain/servicos/servico'
import type { Day } from '@paco/domain/shared/days'
import { monthLabel } from '@paco/domain/shared/meses'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import data from '../ui/data/table.module.css'
import { makeReachable } from '../ui/reachable.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './cronograma-card.module.css'
import { CronogramaTable, type CronogramaTableProps } from './cronograma-table.tsx'

/** As many months as an upright A4 sheet holds beside each other. */
const PER_SHEET = 6

const caption = ({ first, last }: Sheet, inicio: Day | null) =>
  inicio === null
    ? `${servicosList.title}, meses ${first} a ${last}`
    : `${servicosList.title}, ${monthLabel(inicio, first)} a ${monthLabel(inicio, last)}`

interface Sheet {
  first: number
  last: number
}

/** The months of the plan in parts that fit on paper. */
function sheets(months: number): Sheet[] {
  const count = Math.max(1, Math.ceil(months / PER_SHEET))
  return Array.from({ length: count }, (_, index) => ({
    first: index * PER_SHEET + 1,
    last: Math.min(months, (index + 1) * PER_SHEET),
  }))
}

interface CardProps extends Omit<CronogramaTableProps, 'caption' | 'months'> {
  lead: ReactNode
}

/** The schedule on its sheet: one wide table that scrolls in its place; on paper several that fit. */
export function CronogramaCard({ lead, servicos, inicio, actions }: CardProps) {
  return (
    <Card title={servicosList.title} lead={lead} flush long>
      <section
        className={`${shared.screenOnly} ${data.box} ${shared.inset} ${words.ruled} ${classes.box}`}
        aria-label={servicosList.title}
        tabIndex={-1}
        ref={makeReachable}
      >
        <CronogramaTable
          caption={servicosList.title}
          servicos={servicos}
          inicio={inicio}
          {...(actions && { actions })}
        />
      </section>
      <div className={classes.paper}>
        {sheets(lastMonth(servicos)).map((months) => (
          <CronogramaTable
            key={months.first}
            caption={caption(months, inicio)}
            servicos={servicos}
            inicio={inicio}
            months={months}
          />
        ))}
      </div>
    </Card>
  )
}
