import type { Column, ExportFormat } from '@paco/domain/http/list'
import type { Asked, FileResult, Pieces } from '../http/handler.ts'
import { begin } from '../work/begin.ts'
import { cellText, cellValue, numberFormatOf, type Row } from './cells.ts'
import { csvHead, csvLine } from './csv.ts'
import { type Escritas, type Filtrada, filtrosFolha } from './filtros.ts'
import { type Cell, xlsxOf } from './xlsx.ts'

const MIN_WIDTH = 10
const MAX_WIDTH = 60

/** Wide enough for the header and for the kind of value below it. */
const widthOf = ({ label, kind, width }: Column) =>
  width ??
  Math.min(
    MAX_WIDTH,
    Math.max(MIN_WIDTH, label.length + 4, kind === 'text' ? 28 : kind === 'money' ? 18 : 14),
  )

/** What stands above the heads of the columns: a title alone, or what something is called and what it is. */
export type Head = readonly (readonly string[])[]

interface Livro {
  readonly name: string
  readonly columns: readonly Column[]
  readonly batches: AsyncIterable<readonly Row[]>
  readonly head: Head
  readonly filtrada?: Filtrada | undefined
  /** What a note says of a cell, in a workbook. */
  readonly notaOf?: NotaOf | undefined
}

export type NotaOf = (row: Row, column: Column) => string | undefined

function noted(column: Column, row: Row, notaOf: NotaOf | undefined): Cell {
  const nota = notaOf?.(row, column)
  return nota === undefined ? cellValue(column, row) : { value: cellText(column, row), nota }
}

/** The rows of a list; what a second sheet tells of them is noted on the way. */
async function* cellsOf(
  { columns, batches, head, notaOf }: Livro,
  escritas: Escritas,
): AsyncGenerator<Cell[][]> {
  const above = head.length === 0 ? [] : [...head.map((line) => [...line]), []]
  yield [...above, columns.map(({ label }) => label)]
  for await (const rows of batches) {
    if (escritas.linhas === 0) escritas.primeira = rows[0] ?? {}
    escritas.linhas += rows.length
    yield rows.map((row) => columns.map((column) => noted(column, row, notaOf)))
  }
}

function xlsxPieces(livro: Livro, asked: Asked): AsyncGenerator<Uint8Array> {
  const { name, columns, head, filtrada, notaOf } = livro
  const escritas: Escritas = { linhas: 0, primeira: {} }
  const folha = {
    name,
    columns: columns.map((column) => ({ width: widthOf(column), format: numberFormatOf(column) })),
    frozen: head.length === 0 ? 1 : head.length + 2,
    notas: notaOf && [],
    batches: cellsOf(livro, escritas),
  }
  return xlsxOf(filtrada ? [folha, filtrosFolha(filtrada, asked, escritas)] : [folha])
}

async function* csvPieces(
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvHead(columns)
  for await (const rows of batches) yield rows.map((row) => csvLine(columns, row)).join('')
}

/** Rows that are few, or made already. */
export async function* atOnce(rows: Iterable<Row>): AsyncGenerator<Row[]> {
  yield [...rows]
}

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * Rows as a file in the asked format, written while they are read; only a workbook has lines above its columns
 * and a second sheet that tells how its list was narrowed.
 */
export function writePlanilha(
  format: ExportFormat,
  name: string,
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
  { head = [], filtrada, notaOf }: { head?: Head; filtrada?: Filtrada; notaOf?: NotaOf } = {},
): Extract<FileResult, { pieces: Pieces }> {
  return {
    name: `${name}.${format}`,
    type: TYPES[format],
    pieces: async (inTurn, asked) => {
      const begun = await begin(inTurn(batches))
      if (format === 'csv') return csvPieces(columns, begun)
      return xlsxPieces({ name, columns, batches: begun, head, filtrada, notaOf }, asked)
    },
  }
}
