import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import type { ReactNode } from 'react'
import classes from './confirm-dialog.module.css'

interface FormDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form over the page. A click beside it closes nothing: too much typing would hang on a slip of the hand. */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
      transitionProps={{ duration: 120 }}
      closeOnClickOutside={false}
      returnFocus
    >
      {children}
    </Modal>
  )
}
