import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './door-button.module.css'

interface DoorButtonProps {
  busy: boolean
  children: string
}

/** Sends the form. While busy it keeps its place and its focus, and says so. */
export function DoorButton({ busy, children }: DoorButtonProps) {
  return (
    <button
      type="submit"
      className={`${shared.primary} ${words.whole} ${classes.button}`}
      aria-disabled={busy}
      data-busy={busy || undefined}
    >
      {busy ? 'Enviando...' : children}
    </button>
  )
}
