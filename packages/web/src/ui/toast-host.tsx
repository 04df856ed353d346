import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import shared from './theme/shared.module.css'
import tones from './theme/tones.module.css'
import words from './theme/words.module.css'
import { closeToast, readToasts, type Toast, watchToasts } from './toast.ts'
import classes from './toast-host.module.css'

const SHORTEST = 6000
const PER_CHARACTER = 60
/** Time to reach a link, too. */
const WITH_LINK = 10_000

const ICONS = { ok: CircleCheck, info: Info, bad: CircleAlert }

/** Long enough to be read to the end, at least six seconds. */
const durationOf = ({ text, link, action }: Toast) =>
  Math.max(link || action ? WITH_LINK : SHORTEST, text.length * PER_CHARACTER)

interface HostProps {
  /** Goes to a path without loading the page anew. */
  follow?: (href: string) => void
}

interface LinkProps extends HostProps {
  id: number
  link: NonNullable<Toast['link']>
}

function ToastLink({ id, link, follow }: LinkProps) {
  const onClick = (event: MouseEvent) => {
    // Another tab or window is the browser's to open.
    if (!follow || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    closeToast(id)
    follow(link.href)
  }
  return (
    <a className={words.strong} href={link.href} onClick={onClick}>
      {link.label}
    </a>
  )
}

/** Once: the message goes with the click. */
function ToastAction({ id, action }: { id: number; action: NonNullable<Toast['action']> }) {
  const onClick = () => {
    closeToast(id)
    action.run()
  }
  return (
    <button type="button" className={`${words.strong} ${classes.action}`} onClick={onClick}>
      {action.label}
    </button>
  )
}

function ToastCard({ toast, follow }: HostProps & { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const Icon = ICONS[toast.tone]
  useEffect(() => {
    if (held || toast.sticky) return
    const timer = setTimeout(() => closeToast(toast.id), durationOf(toast))
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    // Hovering or focusing only holds the clock; nothing here is operated by it.
    <li
      className={`${words.gap10} ${words.start} ${words.ink} ${words.raised} ${words.rounded} ${classes.toast} ${tones[toast.tone]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={`${words.above2} ${classes.icon}`} size={18} aria-hidden />
      <p className={`${words.wraps} ${classes.text}`}>
        <span>{toast.text}</span>
        {toast.link ? (
          <>
            {' · '}
            <ToastLink id={toast.id} link={toast.link} {...(follow && { follow })} />
          </>
        ) : null}
        {toast.action ? (
          <>
            {' '}
            <ToastAction id={toast.id} action={toast.action} />
          </>
        ) : null}
      </p>
      <button
        type="button"
        className={`${shared.close} ${words.end}`}
        data-small
        aria-label="Fechar mensagem"
        onClick={() => closeToast(toast.id)}
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}

/** The corner where messages appear. Always in the page, so that they are announced. */
export function ToastHost(props: HostProps) {
  const toasts = useSyncExternalStore(watchToasts, readToasts, readToasts)
  return (
    <div className={`${shared.screenOnly} ${classes.host}`} role="status" aria-live="polite">
      <ul className={`${shared.column} ${words.gap8} ${classes.list}`}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} {...props} />
        ))}
      </ul>
    </div>
  )
}
