import type { ReactNode } from 'react'
import { Modal } from './modal.tsx'

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
      transitionProps={{ duration: 120 }}
      closeOnClickOutside={false}
      returnFocus
    >
      {children}
    </Modal>
  )
}
