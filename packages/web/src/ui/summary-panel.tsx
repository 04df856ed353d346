import { type ReactNode, useState } from 'react'
import parts from './data/parts.module.css'
import { ErrorState } from './states/error-state.tsx'
import { Skeleton } from './states/skeleton.tsx'
import classes from './summary-panel.module.css'
import shared from './theme/shared.module.css'
import words from './theme/words.module.css'

interface SummaryQuery<Summary> {
  data: Summary | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

interface SummaryPanelProps<Summary> {
  /** What the list adds up to, asked for beside it. */
  query: SummaryQuery<Summary>
  /** The figures in one line, for when the rest is put away. */
  line: (summary: Summary) => string
  /** The charts, side by side where there is room. */
  children: (summary: Summary) => ReactNode
}

const startsOpen = () => window.matchMedia('(min-width: 700px) and (min-height: 821px)').matches

/**
 * What a list adds up to, above it; an empty one to nothing. It can be put away, and on narrow or low screens it is at first, so that the list
 * stays in sight.
 */
export function SummaryPanel<Summary extends { total: number }>(props: SummaryPanelProps<Summary>) {
  const { data: summary, error, refetch } = props.query
  const { line, children } = props
  const [open, setOpen] = useState(startsOpen)
  if (summary?.total === 0) return null
  return (
    <details
      // On paper the list is what counts; its sum stands under it.
      className={`${shared.screenOnly} ${classes.panel}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={`${shared.fold} ${words.rounded}`}>
        <h2>Resumo</h2>
        <span className={`${shared.note} ${words.tabular}`}>{summary ? line(summary) : ''}</span>
      </summary>
      {error && !summary ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!summary && !error ? (
        <div className={`${shared.panel} ${words.above8} ${classes.waiting}`}>
          <Skeleton lines={4} label="Carregando o resumo…" />
        </div>
      ) : null}
      {summary && open ? <div className={`${parts.pair} ${words.above8}`}>{children(summary)}</div> : null}
    </details>
  )
}
