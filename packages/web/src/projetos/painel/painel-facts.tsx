import type { ReactNode } from 'react'
import lists from '../../ui/data/facts.module.css'
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
    <dl className={`${lists.ends} ${classes.facts}`}>
      {facts.map(({ label, value, strong }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-strong={strong}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
