import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import classes from './button.module.css'
import { Spinner } from './spinner.tsx'

interface Own<C extends 'button' | 'a'> {
  /** `a` where it leads to a file; to a screen leads a `ButtonLink`. */
  component?: C
  variant?: 'filled' | 'default' | 'subtle'
  size?: 'sm' | 'xs' | 'compact-sm'
  /** For what cannot be undone. */
  color?: 'red'
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** Works at what it was asked for, and cannot be asked again meanwhile. */
  loading?: boolean
  /** What it says meanwhile, instead of turning. */
  progress?: ReactNode
  children?: ReactNode
}

type ButtonProps<C extends 'button' | 'a'> = Own<C> & Omit<ComponentPropsWithRef<C>, keyof Own<C>>

/** A button, or a link that looks like one. */
export function Button<C extends 'button' | 'a' = 'button'>({
  component,
  variant = 'filled',
  size = 'sm',
  color,
  leftSection,
  rightSection,
  loading = false,
  progress,
  className,
  children,
  ...others
}: ButtonProps<C>) {
  const Root = (component ?? 'button') as ElementType
  return (
    <Root
      {...(Root === 'button' && { type: 'button' })}
      {...others}
      {...(loading && { disabled: true })}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-variant={variant}
      data-size={size}
      data-color={color}
      data-left={leftSection ? true : undefined}
      data-right={rightSection ? true : undefined}
      data-loading={loading || undefined}
    >
      <span className={classes.inner}>
        {leftSection}
        {children}
        {rightSection}
      </span>
      {loading ? <span className={classes.waiting}>{progress ?? <Spinner size={20} />}</span> : null}
    </Root>
  )
}
