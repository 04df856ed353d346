import parts from '../data/parts.module.css'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import classes from './swatch-legend.module.css'

interface SwatchLegendProps {
  entries: readonly { label: string; tone: 'late' | 'run' | 'idle' | 'ok' }[]
}

/** Which piece of a bar is what, in the order in which they stand. */
export function SwatchLegend({ entries }: SwatchLegendProps) {
  return (
    <ul className={`${parts.legend} ${words.below8} ${classes.legend}`} aria-label="Legenda">
      {entries.map(({ label, tone }) => (
        <li key={label}>
          <span className={`${parts.swatch} ${classes.swatch} ${tones[tone]}`} data-tone={tone} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}
