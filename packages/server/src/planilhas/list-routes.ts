import { type ExportFormat, type List, type ListQuery, TOTAL_HEADER } from '@paco/domain/http/list'
import { pageRows } from '@paco/domain/http/page-rows'
import { PacoError } from '@paco/domain/shared/errors'
import type { Db } from '../db/database.ts'
import { type ListSource, listRows } from '../db/list.ts'
import { type FileResult, RawJson } from '../http/handler.ts'
import type { Row } from './cells.ts'
import { writePlanilha } from './planilha.ts'

const MAX_ROWS = 100_000
const BATCH = 2_000

/** The list as `{Status, Result}` with its totals in the headers. */
export async function replyList(db: Db, source: ListSource, query: ListQuery): Promise<RawJson> {
  const { rows, headers } = await listRows(db, source, query)
  return RawJson.envelope(rows, headers)
}

/** The list as a plain JSON array, where the specification says so. */
export async function replyPlainList(db: Db, source: ListSource, query: ListQuery): Promise<RawJson> {
  const { rows, headers } = await listRows(db, source, query)
  return new RawJson(rows, headers)
}

/** A list whose rows were computed, with its total in the header. */
export function replyPlainRows(list: List, computed: readonly Row[], query: ListQuery): RawJson {
  const { rows, total } = pageRows(list, computed, query)
  return new RawJson(JSON.stringify(rows), { [TOTAL_HEADER]: String(total) })
}

export function replyRows(list: List, computed: readonly Row[], query: ListQuery): RawJson {
  const { text, headers } = replyPlainRows(list, computed, query)
  return RawJson.envelope(text, headers)
}

/** Every row of the filter, read in batches so that other requests get their turn in between. */
async function* allRows(db: Db, source: ListSource, query: ListQuery): AsyncGenerator<Row> {
  for (let pagina = 1; ; pagina++) {
    const { rows, headers } = await listRows(db, source, { ...query, pagina, limite: BATCH })
    if (Number(headers[TOTAL_HEADER]) > MAX_ROWS) {
      throw new PacoError(
        400,
        `A planilha passaria de ${MAX_ROWS.toLocaleString('pt-BR')} linhas. Refine o filtro.`,
      )
    }
    const batch = JSON.parse(rows) as Row[]
    yield* batch
    if (batch.length < BATCH) return
  }
}

/** The current filter as a spreadsheet, all of it seen at one instant. */
export function exportList(
  db: Db,
  source: ListSource,
  name: string,
  { formato, ...query }: ListQuery & { formato: ExportFormat },
): Promise<FileResult> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => writePlanilha(formato, name, source.columns, allRows(trx, source, query)))
}
