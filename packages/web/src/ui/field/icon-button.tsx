import type { ComponentPropsWithRef } from 'react'
import classes from './field.module.css'

/** A button that is a picture only, inside of an input or beside one. */
export function IconButton(props: ComponentPropsWithRef<'button'> & { 'aria-label': string }) {
  return <button type="button" {...props} className={classes.icon} />
}
