import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './drop-zone.module.css'

interface DropZoneProps {
  /** What the button says: 'Escolher foto'. */
  label: string
  /** What is dropped here, with its article: 'uma foto', 'a foto'. */
  one: string
  the: string
  icon: ReactNode
  /** What the browser offers to pick from; it only spares a journey. */
  accept: readonly string[]
  /** What is taken, in a sentence. */
  rule: string
  onFile: (file: File) => void
  /** In a form among other fields: lower, and found by its errors. */
  field?: { id: string; describedBy: string | undefined; disabled: boolean }
}

/** A file dropped here, or picked with the button. */
export function DropZone({ label, one, the, icon, accept, rule, onFile, field }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const disabled = field?.disabled ?? false
  const take = (file: File | null | undefined) => {
    // The same file may be picked again after a refusal.
    if (input.current) input.current.value = ''
    if (file && !disabled) onFile(file)
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
      data-field={field ? true : undefined}
      onDragOver={(event) => {
        // Without this the browser would leave the page to show the file.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {icon}
      <p>{over ? `Solte ${the} aqui` : `Arraste ${one} para cá ou`}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        aria-label={label}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <Button
        variant="default"
        disabled={disabled}
        {...(field && { id: field.id, 'aria-label': label, 'aria-describedby': field.describedBy })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className={shared.note}>{rule}</p>
    </section>
  )
}
