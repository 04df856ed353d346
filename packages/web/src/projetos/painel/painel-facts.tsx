import type { ReactNode } from 'react'
import classes from './painel-facts.module.css'

interface Fact {
  label: string
  value: ReactNode
  /** The figure the others lead to. */
  strong?: boolean
}

/** Names at the left, values at the right, in columns of figures. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, strong }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd data-strong={strong}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
