import type { ReactNode } from 'react'
import parts from './data/parts.module.css'
import classes from './filter-bar.module.css'
import shared from './theme/shared.module.css'
import words from './theme/words.module.css'

interface FilterBarProps {
  /** Whether anything is narrowed, and so can be cleared. */
  narrowed: boolean
  onClear: () => void
  children: ReactNode
}

/** What narrows a screen that is no list: its controls side by side, and the way back to everything. */
export function FilterBar({ narrowed, onClear, children }: FilterBarProps) {
  return (
    <div className={`${shared.row} ${shared.screenOnly} ${words.below16} ${words.gap8x12} ${classes.bar}`}>
      {children}
      {narrowed ? (
        <button type="button" className={parts.linkButton} onClick={onClear}>
          Limpar filtros
        </button>
      ) : null}
    </div>
  )
}
