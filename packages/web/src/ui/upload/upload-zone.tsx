import { FINAIS, REGRA } from '@paco/domain/arquivos/tipos'
import { Camera, FileUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { DropZone } from '../file/drop-zone.tsx'
import words from '../theme/words.module.css'
import classes from './upload-zone.module.css'

interface UploadZoneProps {
  onFiles: (files: readonly File[]) => void
}

/** Where a paste is a text's, it is not taken away from it. */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]')

/** A picture or files from the clipboard, wherever on the page they are pasted. */
function usePaste(onFiles: (files: readonly File[]) => void) {
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isText(event.target)) return
      event.preventDefault()
      take.current(files)
    }
    // A file dropped beside the zone would make the browser leave the page to show it.
    const stay = (event: DragEvent) => event.preventDefault()
    document.addEventListener('paste', onPaste)
    document.addEventListener('dragover', stay)
    document.addEventListener('drop', stay)
    return () => {
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('dragover', stay)
      document.removeEventListener('drop', stay)
    }
  }, [])
}

/** Files to send, several at once: dropped, pasted, picked, or photographed with a phone. */
export function UploadZone({ onFiles }: UploadZoneProps) {
  const camera = useRef<HTMLInputElement>(null)
  usePaste(onFiles)
  return (
    <DropZone
      label="Escolher arquivos"
      one="arquivos"
      the="os arquivos"
      icon={<FileUp size={24} aria-hidden className={words.blue} />}
      accept={FINAIS}
      rule={`Até 20 de cada vez; Ctrl+V cola uma imagem ou um arquivo copiado. ${REGRA}`}
      many
      onFiles={onFiles}
      ways={
        <>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label="Tirar foto"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              if (files.length > 0) onFiles(files)
            }}
          />
          <Button
            variant="default"
            className={classes.camera}
            leftSection={<Camera size={16} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            Tirar foto
          </Button>
        </>
      }
    />
  )
}
