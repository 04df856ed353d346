/**
 * Rows that are placed by hand cannot be a table element; said explicitly, the roles are there all the same, with the
 * number of rows that exist although only a few are rendered.
 */
export const GROUP = { role: 'rowgroup' } as const

export const headRole = (at: number) => ({ role: 'columnheader', 'aria-colindex': at + 1 }) as const

interface CellState {
  isSelected: boolean
  isOpen: boolean
  isWrong: boolean
}

/** The first cell names its row. */
export const cellRole = (at: number, { isSelected, isOpen, isWrong }: CellState) =>
  ({
    role: at === 0 ? 'rowheader' : 'gridcell',
    'aria-colindex': at + 1,
    'aria-selected': isSelected || undefined,
    'aria-readonly': !isOpen || undefined,
    'aria-invalid': isWrong || undefined,
  }) as const

export const gridRole = (name: string, rows: number, columns: number, isLocked: boolean) =>
  ({
    role: 'grid',
    'aria-label': name,
    'aria-rowcount': rows + 1,
    'aria-colcount': columns,
    'aria-multiselectable': true,
    'aria-readonly': isLocked || undefined,
  }) as const

/** Row 1 is the head. */
export const rowRole = (number: number) => ({ role: 'row', 'aria-rowindex': number }) as const
