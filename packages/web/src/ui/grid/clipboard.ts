import { groupText, shownText } from './cells.ts'
import { holdsWords } from './kinds.ts'
import { rangeOf } from './moves.ts'
import type { GridSpec, GridState } from './state.ts'
import type { GridColumn, GridLine, RowKey } from './types.ts'

/**
 * A cell of a spreadsheet with a line, a tab or a quote in it stands in quotes, which are doubled within: where it
 * ends, or null where a quote is only a quote.
 */
function quotedEnd(source: string, start: number): number | null {
  if (source[start] !== '"') return null
  let close = source.indexOf('"', start + 1)
  while (close !== -1 && source[close + 1] === '"') close = source.indexOf('"', close + 2)
  return close !== -1 && [undefined, '\t', '\n'].includes(source[close + 1]) ? close + 1 : null
}

function plainEnd(source: string, start: number): number {
  const ends = /[\t\n]/g
  ends.lastIndex = start
  return ends.exec(source)?.index ?? source.length
}

/** The cells of what a spreadsheet put on the clipboard, without the empty lines at its end. */
export function readBlock(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').trimEnd()
  let line: string[] = []
  const block = [line]
  for (let at = 0; at <= source.length; at++) {
    const closed = quotedEnd(source, at)
    const end = closed ?? plainEnd(source, at)
    line.push(closed ? source.slice(at + 1, end - 1).replaceAll('""', '"') : source.slice(at, end))
    if (source[end] === '\n') {
      line = []
      block.push(line)
    }
    at = end
  }
  return block
}

/** What a spreadsheet would take for a formula stays a text there. */
const harmless = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text)
/** And comes back as it went. A dash by itself, as spreadsheets write nothing in a column of money, is nothing. */
export const bare = (text: string) =>
  /^\s*(R\$\s*)?[-–]\s*$/.test(text) ? '' : text.replace(/^'(?=[=+\-@])/, '')

const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** What is selected, as spreadsheets paste it: as it is shown. */
export function writeBlock<Row>(
  { columns }: GridSpec<Row>,
  state: GridState<Row>,
  itemsOf: (group: RowKey) => readonly Row[],
): string {
  const { top, bottom, left, right } = rangeOf(state)
  const text = (line: GridLine<Row>, column: GridColumn<Row>): string => {
    if (line.type === 'group') {
      const own = line.cells[column.key]
      return own === undefined ? groupText(column, line, itemsOf(line.key)) : harmless(own)
    }
    const unread = state.unread.get(line.key)?.[column.key]
    if (unread) return harmless(unread.text)
    const row = state.rows.get(line.key)
    const shown = row === undefined ? '' : shownText(column, row)
    return holdsWords(column) ? harmless(shown) : shown
  }
  return state.shown
    .slice(top, bottom + 1)
    .map((line) =>
      columns
        .slice(left, right + 1)
        .map((column) => quoted(text(line, column)))
        .join('\t'),
    )
    .join('\n')
}
