import { TOTAL_HEADER } from '@paco/domain/http/headers'
import type { List, ListQuery } from '@paco/domain/http/list'
import { pageRows } from '@paco/domain/http/page-rows'
import type { Db } from '../db/database.ts'
import { type ListSource, listRows, openList } from '../db/list.ts'
import { begin } from '../work/begin.ts'
import { ENVELOPE, RawJson, StreamedJson } from './handler.ts'
import { pagesMemory } from './pages-memory.ts'

type Row = Record<string, unknown>

/** More are sent while they are read: nobody waits long for one statement. */
const FEW = 200

const inner = (rows: string) => rows.slice(1, -1)

/** One JSON text around rows that come as arrays. */
async function* joined(open: string, batches: AsyncIterable<string>, close: string): AsyncGenerator<string> {
  let before = `${open}[`
  for await (const rows of batches) {
    if (rows === '[]') continue
    yield before + inner(rows)
    before = ','
  }
  yield `${before === ',' ? '' : before}]${close}`
}

/** Of lists that go by the clock nothing is remembered. */
const UNKEPT = { known: null, note: () => {} }

async function replyAround(
  [open, close]: readonly [string, string],
  db: Db,
  source: ListSource,
  query: ListQuery,
): Promise<RawJson | StreamedJson> {
  if (query.limite !== undefined) {
    const asked = JSON.stringify([open, query])
    const { known, note } = source.lasting ? pagesMemory.ask(db, source, asked) : UNKEPT
    if (known) return new RawJson(known.bytes, known.headers)
    const { rows, headers } = await listRows(db, source, query)
    const bytes = Buffer.from(open + rows + close)
    note({ bytes, headers })
    return new RawJson(bytes, headers)
  }
  const { rows, headers, batches } = await openList(db, source, query, FEW)
  if (rows !== null) return new RawJson(open + rows + close, headers)
  return new StreamedJson(async (inTurn) => joined(open, await begin(inTurn(batches())), close), headers)
}

type ReplyWith = (db: Db, source: ListSource, query: ListQuery) => Promise<RawJson | StreamedJson>

/** The list as `{Status, Result}` with its totals in the headers. */
export const replyList: ReplyWith = (...list) => replyAround(ENVELOPE, ...list)

/** The list as a plain JSON array, where the specification says so. */
export const replyPlainList: ReplyWith = (...list) => replyAround(['', ''], ...list)

/** A list whose rows were computed, with its total in the header. */
export function replyPlainRows(list: List, computed: readonly Row[], query: ListQuery): RawJson {
  const { rows, total } = pageRows(list, computed, query)
  return new RawJson(JSON.stringify(rows), { [TOTAL_HEADER]: String(total) })
}

export function replyRows(list: List, computed: readonly Row[], query: ListQuery): RawJson {
  const { text, headers } = replyPlainRows(list, computed, query)
  return RawJson.envelope(text, headers)
}
