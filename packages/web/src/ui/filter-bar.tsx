import { Children, type ReactNode, useId, useState } from 'react'
import parts from './data/parts.module.css'
import classes from './filter-bar.module.css'
import { FilterFold } from './filter-fold.tsx'
import shared from './theme/shared.module.css'
import words from './theme/words.module.css'

interface FilterBarProps {
  /** How many of its filters are set. */
  chosen: number
  /** Narrows too, and is cleared with them. */
  isSearched?: boolean
  /** Stays in sight where they are folded. */
  search?: ReactNode
  onClear: () => void
  children: ReactNode
}

/** So many stand open on a phone as well. */
const FEW = 2

/** What narrows a screen that is no list: its controls side by side, and the way back to everything. */
export function FilterBar({ chosen, isSearched = false, search, onClear, children }: FilterBarProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const folds = Children.count(children) > FEW
  return (
    <div className={`${shared.row} ${shared.screenOnly} ${words.below16} ${words.gap8x12} ${classes.bar}`}>
      {search}
      {folds ? (
        <FilterFold
          count={chosen}
          id={id}
          open={open}
          onToggle={() => setOpen(!open)}
          className={classes.fold}
        />
      ) : null}
      <div id={id} className={classes.filters} data-open={!folds || open || undefined}>
        {children}
        {chosen > 0 || isSearched ? (
          <button type="button" className={parts.linkButton} onClick={onClear}>
            Limpar filtros
          </button>
        ) : null}
      </div>
    </div>
  )
}
