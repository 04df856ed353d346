import { Modal, type ModalProps } from '@mantine/core'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import { useEffect, useState } from 'react'
import classes from './rich-modal.module.css'
import { ThemeProvider } from './theme/theme-provider.tsx'

/** The dialog itself, with the look it needs. */
export function RichModal({ opened, ...props }: Omit<ModalProps, 'classNames'>) {
  // Opened when it is in its place: only then does it remember what to give the focus back to.
  const [placed, setPlaced] = useState(false)
  useEffect(() => setPlaced(true), [])
  return (
    <ThemeProvider>
      <Modal
        closeButtonProps={{ 'aria-label': 'Fechar' }}
        classNames={{ title: classes.title ?? '' }}
        {...props}
        opened={opened && placed}
      />
    </ThemeProvider>
  )
}
