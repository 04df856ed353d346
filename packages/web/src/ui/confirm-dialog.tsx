import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import classes from './confirm-dialog.module.css'
import parts from './data/parts.module.css'
import { Modal } from './modal.tsx'
import words from './theme/words.module.css'

export interface Question {
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** For what cannot be undone. */
  danger?: boolean
}

interface ConfirmDialogProps extends Question {
  opened: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two answers. Esc, the cross and a click outside all mean "no". */
export function ConfirmDialog({ opened, onConfirm, onCancel, ...question }: ConfirmDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={question.title}
      transitionProps={{ duration: 120 }}
      centered
      returnFocus
    >
      {question.text ? <div className={`${words.ink} ${classes.text}`}>{question.text}</div> : null}
      <div className={parts.buttons}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {question.cancelLabel ?? 'Cancelar'}
        </Button>
        <Button color={question.danger ? 'red' : undefined} onClick={onConfirm}>
          {question.confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
