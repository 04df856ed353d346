import words from '../theme/words.module.css'
import classes from './selection.module.css'
import type { RowKey, Selection } from './types.ts'

type Ticks = Pick<Selection<never>, 'selected' | 'onChange'>

/** The ticked keys with some more, or without them. */
export function tick(selected: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): Set<RowKey> {
  const next = new Set(selected)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/** The box before a row. */
export function RowTick({ id, selection, label }: { id: RowKey; selection: Ticks; label: string }) {
  return (
    <label className={`${words.inline} ${words.gap8} ${classes.box}`}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.selected.has(id)}
        onChange={(event) => selection.onChange(tick(selection.selected, [id], event.currentTarget.checked))}
      />
    </label>
  )
}

const WHOLE_PAGE = 'Selecionar todos desta página'

interface PageTickProps {
  keys: readonly RowKey[]
  selection: Ticks
  /** With its words beside it, where there is no header to stand in. */
  written?: boolean
}

/** The box of the whole page: half-ticked while only some rows are. */
export function PageTick({ keys, selection, written = false }: PageTickProps) {
  const count = keys.filter((key) => selection.selected.has(key)).length
  const all = keys.length > 0 && count === keys.length
  return (
    <label className={`${words.inline} ${words.gap8} ${classes.box}`}>
      <input
        type="checkbox"
        aria-label={written ? undefined : WHOLE_PAGE}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all
        }}
        onChange={() => selection.onChange(tick(selection.selected, keys, !all))}
      />
      {written ? WHOLE_PAGE : null}
    </label>
  )
}
