import { SkeletonBar } from '../states/skeleton.tsx'
import { useDelayed } from '../states/use-delayed.ts'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './list-screen.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const WIDTHS = ['24%', '14%', '30%', '18%']

/** The outline of the table while its first rows are on their way; nothing at all before 200 ms. */
export function SkeletonRows() {
  const visible = useDelayed(true)
  return (
    <div
      className={`${shared.screenOnly} ${classes.skeleton}`}
      role="status"
      aria-label={visible ? 'Carregando a lista…' : undefined}
    >
      {visible
        ? ROWS.map((row) => (
            <div key={row} className={`${words.ruled} ${classes.skeletonRow}`}>
              {WIDTHS.map((width) => (
                <SkeletonBar key={width} width={width} />
              ))}
            </div>
          ))
        : null}
    </div>
  )
}
