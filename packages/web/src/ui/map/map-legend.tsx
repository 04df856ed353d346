import { formatWhole } from '@paco/domain/shared/formats'
import parts from '../data/parts.module.css'
import { Marks, type ShownMark } from '../marks.tsx'
import type { Tone } from '../status-pill.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './map-legend.module.css'
import markClasses from './marks.module.css'
import { PAUSE, PIN, SIGNS } from './pin.ts'

/** The pin of a tone, as it stands on the map. */
export function Pin({ tone }: { tone: Tone }) {
  return (
    <span className={`${markClasses.pin} ${markClasses.small} ${markClasses[tone]}`}>
      <svg viewBox={`0 0 ${PIN.width} ${PIN.height}`} aria-hidden="true">
        <path d={PIN.outline} className={markClasses.outline} />
        <path d={SIGNS[tone]} className={markClasses.sign} />
      </svg>
    </span>
  )
}

interface LegendEntry {
  tone: Tone
  label: string
  count: number
}

interface MapLegendProps {
  entries: readonly LegendEntry[]
  cluster: string
  /** What the octagon at a pin's shoulder says, and how many have it. */
  paused: { label: string; count: number }
  /** What the pins leave unsaid, and how many have it. */
  marks: readonly (ShownMark & { count: number })[]
}

/** Which pin is what, and how many there are of each. */
export function MapLegend({ entries, cluster, paused, marks }: MapLegendProps) {
  return (
    <ul className={`${parts.legend} ${words.above12} ${words.size13} ${classes.legend}`} aria-label="Legenda">
      {entries.map(({ tone, label, count }) => (
        <li key={label}>
          <Pin tone={tone} />
          {label} <b>{formatWhole(count)}</b>
        </li>
      ))}
      <li>
        <span className={`${shared.plate} ${words.strong} ${words.raised} ${classes.cluster}`} aria-hidden>
          n
        </span>
        {cluster}
      </li>
      <li>
        <svg viewBox={PAUSE.box} className={classes.paused} aria-hidden="true">
          <path d={PAUSE.outline} className={markClasses.pause} />
          <path d={PAUSE.bars} className={markClasses.bars} />
        </svg>
        {paused.label} <b>{formatWhole(paused.count)}</b>
      </li>
      {marks.map((mark) => (
        <li key={mark.label}>
          <Marks marks={[mark]} /> <b>{formatWhole(mark.count)}</b>
        </li>
      ))}
    </ul>
  )
}
