/**
 * Rows that are placed by hand cannot be a table element; said explicitly, the roles are there all the same, with the
 * number of rows that exist although only a few are rendered.
 */
export const ROLES = {
  group: { role: 'rowgroup' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const

export const gridRole = (name: string, rows: number, readOnly: boolean) =>
  ({ role: 'grid', 'aria-label': name, 'aria-rowcount': rows + 1, 'aria-readonly': readOnly }) as const

/** Row 1 is the axis. */
export const rowRole = (number: number) => ({ role: 'row', 'aria-rowindex': number }) as const
