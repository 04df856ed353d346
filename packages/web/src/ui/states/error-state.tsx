import { CircleAlert } from 'lucide-react'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { errorText } from './error-text.ts'
import classes from './states.module.css'

interface ErrorStateProps {
  error: unknown
  title?: string
  onRetry?: () => void
}

/** Something went wrong, in words, with the way to try again. */
export function ErrorState({ error, title = 'Não foi possível carregar.', onRetry }: ErrorStateProps) {
  const text = errorText(error)
  return (
    <div className={`${shared.column} ${classes.state}`} role="alert">
      <CircleAlert className={`${words.below8} ${words.bad}`} size={24} aria-hidden />
      <p className={`${words.strong} ${classes.title}`}>{title}</p>
      {text === title ? null : <p className={`${words.above4} ${words.muted} ${classes.text}`}>{text}</p>}
      {onRetry ? (
        <button
          type="button"
          className={`${shared.outlined} ${words.above16} ${classes.retry}`}
          onClick={onRetry}
        >
          Tentar de novo
        </button>
      ) : null}
    </div>
  )
}
