import { findFolded } from '@paco/domain/shared/fold'
import type { ReactNode } from 'react'
import classes from './highlight.module.css'

/** Text with the search hits marked, whatever their case and accents. */
export function Highlight({ text, find }: { text: string; find: string }) {
  const hits = findFolded(text, find)
  if (hits.length === 0) return <>{text}</>
  const pieces: ReactNode[] = []
  let at = 0
  for (const [start, end] of hits) {
    if (start > at) pieces.push(text.slice(at, start))
    pieces.push(
      <mark key={start} className={classes.mark}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  pieces.push(text.slice(at))
  return <>{pieces}</>
}
