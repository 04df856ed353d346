import { ImageUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './drop-zone.module.css'
import { IMAGE_RULE, IMAGE_TYPES } from './image-file.ts'

interface DropZoneProps {
  /** What the button says: 'Escolher foto'. */
  label: string
  onFile: (file: File) => void
}

/** A photo dropped here, or picked with the button. */
export function DropZone({ label, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | null | undefined) => {
    // The same file may be picked again after a refusal.
    if (input.current) input.current.value = ''
    if (file) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <section
      className={`${shared.column} ${words.gap8} ${classes.zone}`}
      aria-label={label}
      data-over={over || undefined}
      onDragOver={(event) => {
        // Without this the browser would leave the page to show the file.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <ImageUp size={28} aria-hidden className={words.blue} />
      <p>{over ? 'Solte a foto aqui' : 'Arraste uma foto para cá ou'}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={label}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <p className={shared.note}>{IMAGE_RULE}</p>
    </section>
  )
}
