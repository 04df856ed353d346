import { type ReactNode, useState } from 'react'
import { ErrorState } from './states/error-state.tsx'
import { Skeleton } from './states/skeleton.tsx'
import classes from './summary-panel.module.css'

interface SummaryPanelProps<Summary> {
  /** What the list adds up to; missing while it is on its way. */
  summary: Summary | undefined
  error: unknown
  onRetry: () => void
  /** The figures in one line, for when the rest is put away. */
  line: (summary: Summary) => string
  /** The charts, side by side where there is room. */
  children: (summary: Summary) => ReactNode
}

const startsOpen = () => window.matchMedia('(min-width: 700px) and (min-height: 821px)').matches

/**
 * What a list adds up to, above it. It can be put away, and on narrow or low screens it is at first, so that the list
 * stays in sight.
 */
export function SummaryPanel<Summary>({
  summary,
  error,
  onRetry,
  line,
  children,
}: SummaryPanelProps<Summary>) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <details className={classes.panel} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>Resumo</h2>
        <span>{summary ? line(summary) : ''}</span>
      </summary>
      {error && !summary ? <ErrorState error={error} onRetry={onRetry} /> : null}
      {!summary && !error ? (
        <div className={classes.waiting}>
          <Skeleton lines={4} label="Carregando o resumo…" />
        </div>
      ) : null}
      {summary && open ? <div className={classes.charts}>{children(summary)}</div> : null}
    </details>
  )
}
