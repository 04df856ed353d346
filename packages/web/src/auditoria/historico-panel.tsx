import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './historico-panel.module.css'

/** A record's history, folded. What it shows is asked for when it is opened. */
export function HistoricoPanel({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={`${shared.panel} ${words.above16} ${classes.panel}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={`${shared.row} ${shared.fold}`}>
        <History size={16} aria-hidden className={words.muted} />
        <h2>Histórico</h2>
        <span className={shared.note}>Quem mudou o quê, e quando</span>
      </summary>
      {open && children}
    </details>
  )
}
