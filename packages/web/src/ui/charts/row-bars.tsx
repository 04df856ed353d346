import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import shared from '../theme/shared.module.css'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import classes from './row-bars.module.css'
import { drawable } from './scale.ts'
import { type TipContent, useTip } from './tip.tsx'

interface Segment {
  key: string
  tone: 'late' | 'run' | 'idle' | 'ok' | 'bar'
  value: number
  /** Written inside where it fits. */
  text?: string
}

interface BarRow {
  key: string | number
  label: string
  segments: readonly Segment[]
  /** At the end of the line. */
  text: string
  tip: TipContent
  /** The list the line counts, where there is one. */
  link: LinkProps | undefined
}

interface RowBarsProps {
  name: string
  rows: readonly BarRow[]
  /** The labels are a word each. */
  short?: boolean
}

/** Narrower pieces, of the whole track, hold no number. */
const ROOM_FOR_TEXT = 0.09

interface RowProps
  extends Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  link: LinkProps | undefined
  name: string
  children: ReactNode
}

function Row({ link, name, children, ...handlers }: RowProps) {
  return link ? (
    <Link
      {...link}
      {...handlers}
      className={`${words.size13} ${shared.inset} ${words.ink} ${classes.row}`}
      aria-label={name}
    >
      {children}
    </Link>
  ) : (
    <div className={`${words.size13} ${words.ink} ${classes.row}`}>{children}</div>
  )
}

/** Lines that are compared: name, bar of one or more pieces, figure. Compact, so that all departments fit a page. */
export function RowBars({ name, rows, short = false }: RowBarsProps) {
  const tips = useTip()
  const lengths = rows.map(({ segments }) => segments.reduce((sum, { value }) => sum + drawable(value), 0))
  const longest = Math.max(0, ...lengths)
  const share = (value: number) => (longest > 0 ? drawable(value) / longest : 0)
  return (
    <>
      <ul className={classes.rows} aria-label={name} data-short={short || undefined}>
        {rows.map(({ key, label, segments, text, tip, link }) => (
          <li key={key}>
            <Row link={link} name={`${label}. ${tip.lines.join('. ')}`} {...tips.on(tip)}>
              <span className={`${shared.ellipsis} ${classes.label}`}>{label}</span>
              <span className={classes.track} aria-hidden>
                {segments
                  .filter(({ value }) => drawable(value) > 0)
                  .map((segment) => (
                    <span
                      key={segment.key}
                      className={`${words.strong} ${words.tabular} ${classes.segment} ${tones[segment.tone]}`}
                      data-tone={segment.tone}
                      style={{ width: `${share(segment.value) * 100}%` }}
                    >
                      {share(segment.value) >= ROOM_FOR_TEXT ? segment.text : null}
                    </span>
                  ))}
              </span>
              <span className={`${words.tabular} ${words.medium} ${classes.text}`}>{text}</span>
            </Row>
          </li>
        ))}
      </ul>
      {tips.element}
    </>
  )
}
