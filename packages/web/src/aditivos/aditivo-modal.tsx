import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import type { ReactNode } from 'react'
import classes from './aditivo-modal.module.css'

interface AditivoModalProps {
  title: string
  /** Whose amendments. */
  lead?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The dialog the three amendment windows share. A click outside closes nothing: there may be half a sentence inside. */
export function AditivoModal({ title, lead, onClose, children }: AditivoModalProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={680}
      classNames={{ title: classes.title, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
      closeOnClickOutside={false}
      transitionProps={{ duration: 120 }}
      centered
    >
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </Modal>
  )
}
