import { ListFilter } from 'lucide-react'
import classes from './filter-fold.module.css'
import shared from './theme/shared.module.css'
import words from './theme/words.module.css'

interface FilterFoldProps {
  /** How many filters are set. */
  count: number
  /** Of what holds the filters. */
  id: string
  open: boolean
  onToggle: () => void
  /** Says when it is seen. */
  className: string | undefined
}

/** On phones the filters wait under one button that says how many are set. */
export function FilterFold({ count, id, open, onToggle, className }: FilterFoldProps) {
  return (
    <button
      type="button"
      className={`${shared.outlined} ${words.inline} ${words.gap8} ${words.rounded} ${classes.fold} ${className}`}
      aria-expanded={open}
      aria-controls={id}
      onClick={onToggle}
    >
      <ListFilter size={16} aria-hidden />
      {count > 0 ? `Filtros (${count})` : 'Filtros'}
    </button>
  )
}
