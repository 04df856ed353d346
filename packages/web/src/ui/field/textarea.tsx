import { type ComponentPropsWithRef, type CSSProperties, useId, useLayoutEffect, useRef } from 'react'
import classes from './field.module.css'
import { describedBy, Field, type FieldParts } from './field.tsx'

interface TextareaProps extends FieldParts, ComponentPropsWithRef<'textarea'> {
  minRows: number
  maxRows: number
}

/** Browsers that do not know `field-sizing` are told the height. */
const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

/** A text of several lines, as high as what is in it. */
export function Textarea({
  label,
  description,
  error,
  className,
  minRows,
  maxRows,
  ...input
}: TextareaProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (!box.current || growsByItself()) return
    box.current.style.height = 'auto'
    box.current.style.height = `${box.current.scrollHeight + 2}px`
  })
  const parts = { label, description, error, required: input.required ?? false }
  return (
    <Field id={id} className={className} {...parts}>
      <textarea
        ref={box}
        rows={minRows}
        aria-describedby={describedBy(id, parts)}
        aria-invalid={error ? true : undefined}
        {...input}
        id={id}
        className={classes.input}
        style={{ '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties}
      />
    </Field>
  )
}
