import type { Column, ExportFormat } from '@paco/domain/http/list'
import type { FileResult } from '../http/handler.ts'
import { begin } from '../work/begin.ts'
import { cellValue, numberFormatOf, type Row } from './cells.ts'
import { csvHead, csvLine } from './csv.ts'

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

async function* xlsxPieces(
  name: string,
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
  head: Head,
): AsyncGenerator<Uint8Array> {
  const above = head.length === 0 ? [] : [...head.map((line) => [...line]), []]
  async function* cells() {
    yield* above
    yield columns.map(({ label }) => label)
    for await (const rows of batches) {
      for (const row of rows) yield columns.map((column) => cellValue(column, row))
    }
  }
  // Loaded when the first one is asked for: a server that only answers calls does without its memory.
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(cells(), {
    name,
    columns: columns.map((column) => ({
      width: widthOf(column),
      numFmt: numberFormatOf(column),
    })),
    freezePane: { rows: above.length + 1 },
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

/** Rows as a file in the asked format, written while they are read; only a workbook has lines above its columns. */
export function writePlanilha(
  format: ExportFormat,
  name: string,
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
  head: Head = [],
): FileResult {
  return {
    name: `${name}.${format}`,
    type: TYPES[format],
    pieces: async (inTurn) => {
      const begun = await begin(inTurn(batches))
      return format === 'csv' ? csvPieces(columns, begun) : xlsxPieces(name, columns, begun, head)
    },
  }
}
