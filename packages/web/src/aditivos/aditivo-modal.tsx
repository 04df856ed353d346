import type { ReactNode } from 'react'
import { Modal } from '../ui/modal.tsx'
import words from '../ui/theme/words.module.css'
import classes from './aditivo-modal.module.css'

interface AditivoModalProps {
  title: string
  /** Whose amendments. */
  lead?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The dialog that asking, correcting, deciding, the history and the term share. A click outside closes nothing: there may be half a sentence inside. */
export function AditivoModal({ title, lead, onClose, children }: AditivoModalProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={680}
      closeOnClickOutside={false}
      transitionProps={{ duration: 120 }}
      centered
    >
      {lead ? <p className={`${words.below16} ${words.muted} ${words.wraps}`}>{lead}</p> : null}
      <div className={classes.body}>{children}</div>
    </Modal>
  )
}
