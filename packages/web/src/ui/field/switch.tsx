import type { ComponentPropsWithRef } from 'react'
import classes from './switch.module.css'

/** On or off, with its word beside it. */
export function Switch({ label, className, ...input }: ComponentPropsWithRef<'input'> & { label: string }) {
  return (
    <label className={className ? `${classes.switch} ${className}` : classes.switch}>
      <input type="checkbox" role="switch" aria-checked={input.checked} {...input} />
      {label}
    </label>
  )
}
