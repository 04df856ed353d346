import { Modal, type ModalProps } from '@mantine/core'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import { ThemeProvider } from './theme/theme-provider.tsx'

/** The dialog itself, with the look it needs. */
export function RichModal(props: ModalProps) {
  return (
    <ThemeProvider>
      <Modal closeButtonProps={{ 'aria-label': 'Fechar' }} {...props} />
    </ThemeProvider>
  )
}
