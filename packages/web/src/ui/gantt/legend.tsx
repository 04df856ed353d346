import parts from '../data/parts.module.css'
import classes from './legend.module.css'
import looks from './looks.module.css'

export interface LegendEntry {
  /** A look of the bars, or 'baseline' or 'today'. */
  look: string
  label: string
  /** What the swatch says, for series told apart by number. */
  mark?: string
}

/** What the colours and patterns mean, in words. */
export function GanttLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={`${parts.legend} ${classes.legend}`} aria-label="Legenda">
      {entries.map(({ look, label, mark }) => (
        <li key={label}>
          <i aria-hidden className={`${classes.swatch} ${looks[look] ?? classes[look]}`}>
            {mark}
          </i>
          {label}
        </li>
      ))}
    </ul>
  )
}
