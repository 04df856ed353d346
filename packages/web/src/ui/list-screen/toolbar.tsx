import type { Column, List } from '@paco/domain/http/list'
import { isFiltered, isSortable } from '@paco/domain/http/view'
import { X } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import parts from '../data/parts.module.css'
import { FilterFold } from '../filter-fold.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { FilterControl } from './filter-control.tsx'
import { formatCell } from './format-cell.ts'
import { SearchBox } from './search-box.tsx'
import classes from './toolbar.module.css'
import type { Filter } from './types.ts'
import type { ListView } from './use-list-view.ts'

interface ToolbarProps extends ListView {
  list: List
  filters: readonly Filter[]
  searchPlaceholder: string
  /** Left out where the empty table offers it already. */
  withClear: boolean
}

/** A filter that came with a link and has no control of its own still shows, and can be taken away. */
function LinkedFilters({ list, filters, view, change }: ToolbarProps) {
  const controlled = new Set(filters.map(({ key }) => key))
  return Object.entries(view.filters)
    .filter(([key]) => !controlled.has(key))
    .map(([key, value]) => {
      const column: Column = list.columns.find((known) => known.key === key) ?? {
        key,
        label: key,
        kind: 'text',
      }
      return (
        <button
          key={key}
          type="button"
          className={`${words.inline} ${words.size13} ${words.tabular} ${classes.chip}`}
          aria-pressed
          aria-label={`Retirar o filtro ${column.label}`}
          onClick={() => change(({ filters: { [key]: _, ...rest } }) => ({ filters: rest }))}
        >
          {column.label}: {formatCell(column, value)}
          <X size={14} aria-hidden />
        </button>
      )
    })
}

/** Cards have no header to click: on narrow screens the order is chosen here. */
function SortSelect({ list, view, change }: ToolbarProps) {
  const columns = list.columns.filter(({ key }) => isSortable(list, key))
  return (
    <label className={`${shared.note} ${words.gap8} ${words.nowrap} ${classes.sort}`}>
      Ordenar por
      <select
        className={`${shared.field} ${words.whole}`}
        value={view.ordem}
        onChange={(event) => change({ ordem: event.currentTarget.value })}
      >
        <option value="">Padrão</option>
        {columns.flatMap(({ key, label }) => [
          <option key={key} value={key}>{`${label} ↑`}</option>,
          <option key={`-${key}`} value={`-${key}`}>{`${label} ↓`}</option>,
        ])}
      </select>
    </label>
  )
}

export function Toolbar(props: ToolbarProps) {
  const { filters, view, change, searchPlaceholder } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const onSearch = useCallback((busca: string) => change({ busca }, { replace: true }), [change])
  const count = Object.keys(view.filters).length
  const folds = filters.length > 0 || count > 0
  return (
    <div className={`${shared.row} ${shared.screenOnly} ${words.gap8x12} ${classes.toolbar}`}>
      <SearchBox value={view.busca} placeholder={searchPlaceholder} onSearch={onSearch} />
      {folds ? (
        <FilterFold
          count={count}
          id={id}
          open={open}
          onToggle={() => setOpen(!open)}
          className={classes.fold}
        />
      ) : null}
      <SortSelect {...props} />
      <div id={id} className={classes.filters} data-open={open || undefined}>
        {filters.map((filter) => (
          <FilterControl
            key={filter.key}
            filter={filter}
            labelled={filters.length > 1}
            value={view.filters[filter.key]}
            onChange={(value) =>
              change((before) => {
                const { [filter.key]: _, ...rest } = before.filters
                return { filters: value === undefined ? rest : { ...rest, [filter.key]: value } }
              })
            }
          />
        ))}
        <LinkedFilters {...props} />
        {props.withClear && isFiltered(view) ? (
          <button
            type="button"
            className={parts.linkButton}
            onClick={() => change({ busca: '', filters: {} })}
          >
            Limpar filtros
          </button>
        ) : null}
      </div>
    </div>
  )
}
