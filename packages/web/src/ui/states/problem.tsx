import { CircleAlert } from 'lucide-react'
import parts from '../data/parts.module.css'
import shared from '../theme/shared.module.css'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import { errorText } from './error-text.ts'
import classes from './problem.module.css'

interface ProblemProps {
  text?: string
  error?: unknown
  onRetry?: () => void
  /** What trying again is called, where it is more than that. */
  retryLabel?: string
  onClose?: () => void
}

/** An error that leaves the rest of the screen usable: one line above it. */
export function Problem({ text, error, onRetry, retryLabel, onClose }: ProblemProps) {
  return (
    <div
      className={`${shared.row} ${parts.banner} ${shared.screenOnly} ${tones.late} ${words.gap8x12} ${classes.problem}`}
      role="alert"
    >
      <CircleAlert size={18} aria-hidden className={words.bad} />
      <span>{text ?? errorText(error)}</span>
      {onRetry ? (
        <button type="button" className={`${parts.inlineButton} ${words.ink}`} onClick={onRetry}>
          {retryLabel ?? 'Tentar de novo'}
        </button>
      ) : null}
      {onClose ? (
        <button type="button" className={`${parts.inlineButton} ${words.ink}`} onClick={onClose}>
          Fechar
        </button>
      ) : null}
    </div>
  )
}
