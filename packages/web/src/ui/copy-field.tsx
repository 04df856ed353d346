import { Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from './button.tsx'
import classes from './copy-field.module.css'
import shared from './theme/shared.module.css'
import words from './theme/words.module.css'
import { toast } from './toast.ts'

interface CopyFieldProps {
  label: string
  value: string
  /** What the text is, in the sentences about copying it: 'O endereço'. */
  what: string
}

/** A text to be taken elsewhere, and a button that copies it. */
export function CopyField({ label, value, what }: CopyFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      toast(`${what} foi copiado.`)
    } catch {
      // Browsers give the clipboard to encrypted pages only; the text is marked for the keyboard.
      toast(`${what} está marcado: copie com Ctrl+C.`, { tone: 'info' })
    }
  }
  return (
    <>
      <label htmlFor={id} className={`${words.block} ${words.medium} ${words.below4}`}>
        {label}
      </label>
      <div className={`${words.wrap} ${words.gap8} ${classes.address}`}>
        <input
          ref={field}
          className={shared.field}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          Copiar
        </Button>
      </div>
    </>
  )
}
