import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './skeleton.module.css'
import { useDelayed } from './use-delayed.ts'

interface SkeletonProps {
  /** How many grey lines. */
  lines?: number
  /** Something stands below that is there already: it begins below the first sight, so that nothing is seen to move. */
  above?: true
  /** What is being loaded, for those who hear the screen. */
  label?: string
}

const WIDTHS = ['92%', '78%', '85%', '64%', '88%', '71%']

/** One grey bar, to build the outline of something that is on its way. */
export function SkeletonBar({ width = '80%', height = 12 }: { width?: string; height?: number }) {
  return <span className={`${words.block} ${classes.bar}`} style={{ width, height }} />
}

/** Grey lines where text is on its way; not before 200 ms. */
export function Skeleton({ lines = 4, above, label = 'Carregando…' }: SkeletonProps) {
  const visible = useDelayed(true)
  return (
    <div
      role="status"
      aria-label={visible ? label : undefined}
      className={`${shared.column} ${words.gap12} ${classes.skeleton}`}
      data-above={above}
    >
      {visible
        ? Array.from({ length: lines }, (_, index) => (
            <SkeletonBar key={`line-${String(index)}`} width={WIDTHS[index % WIDTHS.length]} />
          ))
        : null}
    </div>
  )
}
