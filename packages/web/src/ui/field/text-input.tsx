import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import classes from './field.module.css'
import { describedBy, Field, type FieldParts } from './field.tsx'

export interface TextInputProps extends FieldParts, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** For the input itself; `className` is for all of the field. */
  inputClass?: string
  leftSection?: ReactNode
  rightSection?: ReactNode
}

/** A text of one line. */
export function TextInput({
  label,
  description,
  error,
  className,
  inputClass,
  leftSection,
  rightSection,
  ...input
}: TextInputProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const parts = { label, description, error, required: input.required ?? false }
  return (
    <Field id={id} className={className} {...parts}>
      <div
        className={classes.box}
        data-left={leftSection ? true : undefined}
        data-right={rightSection ? true : undefined}
      >
        {leftSection ? <span className={classes.left}>{leftSection}</span> : null}
        <input
          type="text"
          aria-describedby={describedBy(id, parts)}
          aria-invalid={error ? true : undefined}
          {...input}
          id={id}
          className={inputClass ? `${classes.input} ${inputClass}` : classes.input}
        />
        {rightSection ? <span className={classes.right}>{rightSection}</span> : null}
      </div>
    </Field>
  )
}
