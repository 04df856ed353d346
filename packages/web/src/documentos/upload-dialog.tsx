import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.ts'
import parts from '../ui/data/parts.module.css'
import { FormDialog } from '../ui/form-dialog.tsx'
import words from '../ui/theme/words.module.css'
import type { Uploads } from '../ui/upload/use-uploads.ts'

/** Closes a dialog in which files are on their way, after asking. */
export const closing = (uploads: Uploads, onClose: () => void) => async (): Promise<void> => {
  const leaves =
    !uploads.pending ||
    (await confirm({
      title: 'Fechar com arquivos por guardar?',
      text: 'O que foi enviado e não guardado é descartado.',
      confirmLabel: 'Fechar',
      cancelLabel: 'Continuar aqui',
    }))
  if (!leaves) return
  for (const item of uploads.items) uploads.remove(item)
  onClose()
}

interface UploadDialogProps {
  title: string
  /** What the button says, with how many. */
  submitLabel: string
  uploads: Uploads
  /** Whether what was asked for is being done. */
  busy: boolean
  /** Why it cannot be asked for yet. */
  disabled: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** Files that are put into records from a window over the page. */
export function UploadDialog(props: UploadDialogProps) {
  const { title, submitLabel, uploads, busy, disabled, onSubmit, onClose, children } = props
  const close = closing(uploads, onClose)
  return (
    <FormDialog title={title} onClose={() => void close()}>
      {children}
      <div className={`${parts.buttons} ${words.above16}`}>
        <Button variant="default" onClick={() => void close()}>
          Cancelar
        </Button>
        <Button disabled={disabled || busy} aria-busy={busy} onClick={onSubmit}>
          {busy ? 'Guardando…' : submitLabel}
        </Button>
      </div>
    </FormDialog>
  )
}
