import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * On narrow screens the rows become cards with `display: block`, and some browsers then forget that a table is a
 * table. Said explicitly, the roles stay.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const OWN_BEHAVIOUR = 'a, button, input, select, textarea, label'

/** A click on the row itself; links, buttons and text being selected keep their own meaning. */
export function rowClick(open: (() => void) | undefined) {
  if (!open) return {}
  const free = (event: MouseEvent | KeyboardEvent) =>
    !(event.target as Element).closest(OWN_BEHAVIOUR) && window.getSelection()?.toString() === ''
  return {
    'data-clickable': true,
    onClick: (event: MouseEvent) => {
      if (free(event)) open()
    },
  }
}

/** A text that is cut after two lines is whole when pointed at. */
export function tellWhole({ currentTarget: cell }: MouseEvent<HTMLElement>) {
  cell.title = cell.scrollHeight > cell.clientHeight + 1 ? (cell.textContent ?? '') : ''
}
