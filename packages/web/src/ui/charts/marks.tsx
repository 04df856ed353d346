import { Link, type LinkProps } from '@tanstack/react-router'
import classes from './marks.module.css'
import type { TipContent, Tips } from './tip.tsx'

export interface Mark {
  key: string | number
  /** What it is and says, for those who hear it. */
  name: string
  tip: TipContent
  link?: LinkProps | undefined
  /** In percent of the picture. */
  left: number
  top: number
  width: number
  height: number
}

/**
 * What is touched, hovered and focused over a drawing: real links and buttons, which SVG does not have. The drawing
 * below says nothing to screen readers; this list does.
 */
export function Marks({ name, marks, tips }: { name: string; marks: readonly Mark[]; tips: Tips }) {
  return (
    <ul className={classes.marks} aria-label={name}>
      {marks.map(({ key, name: says, tip, link, left, top, width, height }) => {
        const shared = { className: classes.mark, 'aria-label': says, ...tips.on(tip) }
        return (
          <li
            key={key}
            className={classes.place}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          >
            {link ? <Link {...link} {...shared} /> : <button type="button" {...shared} />}
          </li>
        )
      })}
    </ul>
  )
}
