import type { Column, ExportFormat } from '@paco/domain/http/list'
import type { FileResult } from '../http/handler.ts'
import { begin } from '../work/begin.ts'
import { cellValue, NUMBER_FORMATS, type Row } from './cells.ts'
import { csvHead, csvLine } from './csv.ts'

const MIN_WIDTH = 10
const MAX_WIDTH = 60

/** Wide enough for the header and for the kind of value below it. */
const widthOf = ({ label, kind }: Column) =>
  Math.min(
    MAX_WIDTH,
    Math.max(MIN_WIDTH, label.length + 4, kind === 'text' ? 28 : kind === 'money' ? 18 : 14),
  )

async function* xlsxPieces(
  name: string,
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  async function* cells() {
    for await (const rows of batches) {
      for (const row of rows) yield columns.map((column) => cellValue(column, row))
    }
  }
  // Loaded when the first one is asked for: a server that only answers calls does without its memory.
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(cells(), {
    name,
    columns: columns.map((column) => ({
      header: column.label,
      width: widthOf(column),
      numFmt: NUMBER_FORMATS[column.kind],
    })),
    freezePane: { rows: 1 },
  })
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

/** Rows as a file in the asked format, written while they are read. */
export function writePlanilha(
  format: ExportFormat,
  name: string,
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
): FileResult {
  return {
    name: `${name}.${format}`,
    type: TYPES[format],
    pieces: async (inTurn) => {
      const begun = await begin(inTurn(batches))
      return format === 'csv' ? csvPieces(columns, begun) : xlsxPieces(name, columns, begun)
    },
  }
}
