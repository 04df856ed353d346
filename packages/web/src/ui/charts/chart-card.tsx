import { Table2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import parts from '../data/parts.module.css'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './chart-card.module.css'
import { ChartTable } from './chart-table.tsx'
import type { ChartFrame, ChartTableData } from './types.ts'
import { useSmallWindow } from './use-media.ts'
import { useWidth } from './use-width.ts'

interface ChartCardProps extends ChartFrame {
  /** The same numbers; without it there is no toggle. */
  table?: ChartTableData
  /** Nothing to draw: the card says so in the chart's place. */
  isEmpty?: boolean
  /** More than a page holds: on paper it may be broken. */
  long?: boolean
  children: ReactNode
}

/** What a chart hands on to its card. */
export const frameOf = ({ title, summary, actions, note, empty }: ChartFrame): ChartFrame => ({
  title,
  actions,
  note,
  ...(summary !== undefined && { summary }),
  ...(empty !== undefined && { empty }),
})

/** In cards narrower than this the buttons stand below the chart, so that the title keeps its line. */
const NARROW = 440

/**
 * The sheet a chart stands on: title, a one-sentence summary, 'Ver como tabela' with the same numbers, a note. Unlike in
 * a plain card, the sentence gives way to the button: charts also stand in narrow cards.
 *
 *     <ChartCard title="Execução" summary="46% já foi gasto." table={{ columns, rows }}>
 *       <svg …/>
 *     </ChartCard>
 */
export function ChartCard(props: ChartCardProps) {
  const { title, summary, actions, note, empty, table, isEmpty = false, long = false, children } = props
  const [asTable, setAsTable] = useState(false)
  const place = useId()
  const box = useRef<HTMLDivElement>(null)
  // In a small window it needs no measuring, which would have the browser lay out the page twice.
  const small = useSmallWindow(NARROW)
  const narrow = (useWidth(box, !small) ?? NARROW) < NARROW || small
  const toggle =
    table && !isEmpty ? (
      <button
        type="button"
        className={`${shared.outlined} ${shared.screenOnly} ${words.inline} ${words.gap8} ${words.nowrap} ${classes.button}`}
        aria-pressed={asTable}
        aria-controls={place}
        onClick={() => setAsTable(!asTable)}
      >
        <Table2 size={16} aria-hidden />
        Ver como tabela
      </button>
    ) : null
  const buttons =
    actions || toggle ? (
      <div className={`${parts.buttons} ${words.gap8}`}>
        {actions}
        {toggle}
      </div>
    ) : null
  return (
    <section className={`${shared.panel} ${parts.card}`} data-long={long || undefined}>
      <div ref={box} className={`${words.gap8x16} ${words.below12} ${words.start} ${shared.line}`}>
        <div className={`${words.shrinks} ${words.grows}`}>
          <h2 className={classes.title}>{title}</h2>
          {summary ? <p className={`${shared.note} ${words.above2}`}>{summary}</p> : null}
        </div>
        {narrow ? null : buttons}
      </div>
      <div id={place}>
        {isEmpty ? (
          <p className={`${parts.blank} ${words.rounded} ${classes.empty}`}>
            {empty ?? 'Ainda não há dados para este gráfico.'}
          </p>
        ) : asTable && table ? (
          <ChartTable caption={title} {...table} />
        ) : (
          children
        )}
      </div>
      {note ? <div className={`${shared.small} ${words.above12}`}>{note}</div> : null}
      {narrow && buttons ? <div className={words.above12}>{buttons}</div> : null}
    </section>
  )
}
