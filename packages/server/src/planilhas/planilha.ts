import type { Column, ExportFormat } from '@paco/domain/http/list'
import { XlsxStreamWriter } from 'hucre/xlsx'
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

async function writeXlsx(
  name: string,
  columns: readonly Column[],
  rows: AsyncIterable<Row>,
): Promise<Uint8Array> {
  const writer = new XlsxStreamWriter({
    name,
    columns: columns.map((column) => ({
      header: column.label,
      width: widthOf(column),
      numFmt: NUMBER_FORMATS[column.kind],
    })),
    freezePane: { rows: 1 },
  })
  for await (const row of rows) writer.addRow(columns.map((column) => cellValue(column, row)))
  return writer.finish()
}

async function writeCsv(columns: readonly Column[], rows: AsyncIterable<Row>): Promise<Uint8Array> {
  const parts = [csvHead(columns)]
  for await (const row of rows) parts.push(csvLine(columns, row))
  return Buffer.from(parts.join(''), 'utf8')
}

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Rows as a file in the asked format. */
export async function writePlanilha(
  format: ExportFormat,
  name: string,
  columns: readonly Column[],
  rows: AsyncIterable<Row>,
): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  const bytes = format === 'csv' ? await writeCsv(columns, rows) : await writeXlsx(name, columns, rows)
  return { name: `${name}.${format}`, type: TYPES[format], bytes }
}
