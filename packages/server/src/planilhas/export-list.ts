import { SUMS_HEADER } from '@paco/domain/http/headers'
import type { ExportFormat, ListQuery } from '@paco/domain/http/list'
import { PacoError } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { type ListSource, openList } from '../db/list.ts'
import type { FileResult } from '../http/handler.ts'
import type { Row } from './cells.ts'
import { writePlanilha } from './planilha.ts'

const MAX_ROWS = 100_000

type Tell = (row: Row) => Row
const asItIs: Tell = (row) => row

async function* parsed(batches: AsyncIterable<string>, tell: Tell): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) yield (JSON.parse(rows) as Row[]).map(tell)
}

/** The current filter as a spreadsheet; `tell` makes of a row what its columns name, where it has that in other words. */
export async function exportList(
  db: Db,
  source: ListSource,
  name: string,
  { formato, ...query }: ListQuery & { formato: ExportFormat },
  tell = asItIs,
): Promise<FileResult> {
  const { total, headers, batches } = await openList(db, source, query, 0)
  if (total > MAX_ROWS) {
    throw new PacoError(
      400,
      `A planilha passaria de ${MAX_ROWS.toLocaleString('pt-BR')} linhas. Refine o filtro.`,
    )
  }
  const sums = JSON.parse(headers[SUMS_HEADER] ?? '{}') as Record<string, number>
  const filtrada = { columns: source.columns, query, sums }
  return writePlanilha(formato, name, source.columns, parsed(batches(), tell), { filtrada })
}
