import { STATUS_LOOKS } from './status.ts'
import classes from './status-legend.module.css'

/** Which piece of a bar is what, in the order in which they stand. */
export function StatusLegend() {
  return (
    <ul className={classes.legend} aria-label="Legenda">
      {STATUS_LOOKS.map(({ status, tone }) => (
        <li key={status}>
          <span className={classes[tone]} aria-hidden />
          {status}
        </li>
      ))}
    </ul>
  )
}
