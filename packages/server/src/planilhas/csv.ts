import type { Column } from '@paco/domain/http/list'
import { BOM, csvCells, neutralise } from '@paco/domain/shared/csv'
import { cellText, isNumeric, type Row } from './cells.ts'

/** The header line, opening the file. */
export const csvHead = (columns: readonly Column[]): string =>
  `${BOM}${csvCells(columns.map(({ label }) => label))}`

/** Numbers keep their sign. */
function cellOf(column: Column, row: Row): string {
  const text = cellText(column, row)
  return isNumeric(column) ? text : neutralise(text)
}

export const csvLine = (columns: readonly Column[], row: Row): string =>
  csvCells(columns.map((column) => cellOf(column, row)))
