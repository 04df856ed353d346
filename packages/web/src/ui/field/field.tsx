import type { ReactNode } from 'react'
import classes from './field.module.css'

/** What surrounds an input. */
export interface FieldParts {
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  required?: boolean
}

interface FieldProps extends FieldParts {
  id: string
  className?: string
  /** Where there is no input that a label could point at. */
  labelElement?: 'label' | 'div'
  children: ReactNode
}

/** The ids under which an input finds its help and its error, for those who hear the screen. */
export const describedBy = (id: string, { description, error }: FieldParts): string | undefined =>
  [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined

/** An input with its label above it, and its help and error below, so that inputs beside each other stay on one line. */
export function Field({ id, label, description, error, required, className, ...props }: FieldProps) {
  const Label = props.labelElement ?? 'label'
  return (
    <div className={className}>
      {label ? (
        <Label
          id={`${id}-label`}
          className={classes.label}
          {...(Label === 'label' && { htmlFor: id })}
          data-required={required || undefined}
        >
          {label}
          {required ? (
            <span className={classes.star} aria-hidden>
              {' *'}
            </span>
          ) : null}
        </Label>
      ) : null}
      {props.children}
      {description ? (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
