import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './drop-zone.module.css'
import { useDrop } from './use-drop.ts'

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
  /** Several at once, or the first of them. */
  many?: boolean
  onFiles: (files: readonly File[]) => void
  /** Further ways beside the button. */
  ways?: ReactNode
  /** In a form among other fields: lower, and found by its errors. */
  field?: { id: string; describedBy: string | undefined; disabled: boolean }
}

/** Files dropped here, or picked with the button. */
export function DropZone(props: DropZoneProps) {
  const { label, one, the, icon, accept, rule, many = false, onFiles, ways, field } = props
  const input = useRef<HTMLInputElement>(null)
  const disabled = field?.disabled ?? false
  const take = (files: readonly File[]) => {
    // The same file may be picked again after a refusal.
    if (input.current) input.current.value = ''
    if (files.length > 0 && !disabled) onFiles(many ? files : files.slice(0, 1))
  }
  const { over, on } = useDrop(take)
  return (
    <section
      className={`${shared.column} ${words.gap8} ${classes.zone}`}
      aria-label={label}
      data-over={over || undefined}
      data-field={field ? true : undefined}
      {...on}
    >
      {icon}
      <p>{over ? `Solte ${the} aqui` : `Arraste ${one} para cá ou`}</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={many}
        accept={accept.join(',')}
        aria-label={label}
        onChange={(event) => take([...(event.currentTarget.files ?? [])])}
      />
      <Button
        variant="default"
        disabled={disabled}
        {...(field && { id: field.id, 'aria-label': label, 'aria-describedby': field.describedBy })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {ways}
      <p className={shared.note}>{rule}</p>
    </section>
  )
}
