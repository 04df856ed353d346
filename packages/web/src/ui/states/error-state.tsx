import { CircleAlert } from 'lucide-react'
import { errorText } from './error-text.ts'
import classes from './states.module.css'

interface ErrorStateProps {
  error: unknown
  title?: string
  onRetry?: () => void
}

/** Something went wrong, in words, with the way to try again. */
export function ErrorState({ error, title = 'Não foi possível carregar.', onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <CircleAlert className={classes.badIcon} size={24} aria-hidden />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{errorText(error)}</p>
      {onRetry ? (
        <button type="button" className={classes.retry} onClick={onRetry}>
          Tentar de novo
        </button>
      ) : null}
    </div>
  )
}
