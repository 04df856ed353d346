import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import type { ReactNode } from 'react'
import classes from './confirm-dialog.module.css'

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
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
      transitionProps={{ duration: 120 }}
      centered
      returnFocus
    >
      {question.text ? <div className={classes.text}>{question.text}</div> : null}
      <div className={classes.buttons}>
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
