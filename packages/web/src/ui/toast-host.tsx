import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { closeToast, readToasts, type Toast, watchToasts } from './toast.ts'
import classes from './toast-host.module.css'

const SHORTEST = 6000
const PER_CHARACTER = 60

const ICONS = { ok: CircleCheck, info: Info, bad: CircleAlert }

/** Long enough to be read to the end, at least six seconds. */
const durationOf = (text: string) => Math.max(SHORTEST, text.length * PER_CHARACTER)

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const Icon = ICONS[toast.tone]
  useEffect(() => {
    if (held || toast.sticky) return
    const timer = setTimeout(() => closeToast(toast.id), durationOf(toast.text))
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    // Hovering or focusing only holds the clock; nothing here is operated by it.
    <li
      className={`${classes.toast} ${classes[toast.tone]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={18} aria-hidden />
      <span className={classes.text}>{toast.text}</span>
      <button
        type="button"
        className={classes.close}
        aria-label="Fechar mensagem"
        onClick={() => closeToast(toast.id)}
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}

/** The corner where messages appear. Always in the page, so that they are announced. */
export function ToastHost() {
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts)
  return (
    <div className={classes.host} role="status" aria-live="polite">
      <ul className={classes.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </div>
  )
}
