import type { Conjunto, Formato, Padrao } from '@paco/domain/dados/conjunto'
import { GEOJSON } from '@paco/domain/dados/contract'
import type { Column } from '@paco/domain/http/list'
import { BOM, csvCells, neutralise } from '@paco/domain/shared/csv'
import { isNumeric, type Row } from '../planilhas/cells.ts'
import { csvLine } from '../planilhas/csv.ts'

type Batches = AsyncIterable<readonly Row[]>

/** Of a row what its set's columns name, as it is stored. */
const picked = (columns: readonly Column[], row: Row): Row =>
  Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]))

/** A value as programs read it everywhere: point, ISO days, codes. */
function plainCell(column: Column, row: Row): string {
  const value = row[column.key] ?? ''
  const text = Array.isArray(value) ? value.join(' | ') : String(value)
  return isNumeric(column) ? text : neutralise(text)
}

async function* csvPieces({ colunas }: Conjunto, padrao: Padrao, batches: Batches): AsyncGenerator<string> {
  const keys = colunas.map(({ key }) => key)
  const lineOf =
    padrao === 'brasil'
      ? (row: Row) => csvLine(colunas, row)
      : (row: Row) =>
          csvCells(
            colunas.map((column) => plainCell(column, row)),
            ',',
          )
  // Names that stay, whatever the columns are called on screen; the dictionary says what they mean.
  yield padrao === 'brasil' ? BOM + csvCells(keys) : csvCells(keys, ',')
  for await (const rows of batches) yield rows.map(lineOf).join('')
}

/** JSON texts as one array between what stands before and after it. */
export async function* arrayPieces(
  open: string,
  batches: AsyncIterable<readonly unknown[]>,
  close: string,
): AsyncGenerator<string> {
  let before = open
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield before + rows.map((row) => JSON.stringify(row)).join(',')
    before = ','
  }
  yield (before === ',' ? '' : before) + close
}

async function* each<T>(batches: Batches, make: (row: Row) => readonly T[]): AsyncGenerator<T[]> {
  for await (const rows of batches) yield rows.flatMap(make)
}

/** A row as a point of the map, longitude first; none where it stands nowhere. */
const featuresOf = (columns: readonly Column[], row: Row) => {
  const { latitude, longitude, ...properties } = picked(columns, row)
  if (latitude === null || longitude === null) return []
  return [{ type: 'Feature', geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties }]
}

export const TYPES: Record<Formato, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  geojson: `${GEOJSON}; charset=utf-8`,
}

/** The rows of a set as the file that was asked for, written while they are read. */
export function piecesOf(
  conjunto: Conjunto,
  formato: Formato,
  padrao: Padrao,
  batches: Batches,
): AsyncGenerator<string> {
  const { colunas } = conjunto
  if (formato === 'csv') return csvPieces(conjunto, padrao, batches)
  if (formato === 'json')
    return arrayPieces(
      '[',
      each(batches, (row) => [picked(colunas, row)]),
      ']',
    )
  return arrayPieces(
    '{"type":"FeatureCollection","features":[',
    each(batches, (row) => featuresOf(colunas, row)),
    ']}',
  )
}
