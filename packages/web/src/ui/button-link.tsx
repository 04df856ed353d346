import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { Button } from './button.tsx'

/** A link to a screen that looks like a button. */
export const ButtonLink = createLink(
  (props: Omit<ComponentPropsWithRef<typeof Button<'a'>>, 'component'>) => (
    <Button component="a" {...props} />
  ),
)
