import classes from './spinner.module.css'
import words from './theme/words.module.css'

/** Turns while something is being made; what it is, the words beside it say. */
export function Spinner({ size }: { size: number }) {
  return (
    <span className={`${words.rigid} ${classes.spinner}`} style={{ width: size, height: size }} aria-hidden />
  )
}
