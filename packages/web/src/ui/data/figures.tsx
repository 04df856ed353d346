import type { ReactNode } from 'react'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './figures.module.css'
import tiles from './tiles.module.css'

export interface Figure {
  label: string
  value: ReactNode
  note?: ReactNode
}

/** Amounts at a glance, each in a tile of its own with a word on it below. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`${tiles.tiles} ${words.below16} ${classes.figures}`} data-count={figures.length}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={`${shared.panel} ${tiles.tile}`}>
          <dt className={words.size13}>{label}</dt>
          <dd className={words.above2}>
            <b className={words.block}>{value}</b>
            {note ? <span className={shared.note}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
