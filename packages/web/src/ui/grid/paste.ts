import { changeBy, make, type Outcome, unchanged } from './changes.ts'
import { bare, readBlock } from './clipboard.ts'
import { type Range, rangeOf } from './moves.ts'
import { type Cell, type CellChange, extend, type GridSpec, type GridState, isOpenAt } from './state.ts'

/** More than this is no column of anybody's, and would hold the page up. */
export const MAX_PASTE = 1_000_000

const isBlank = (texts: readonly string[]) => texts.every((text) => text.trim() === '')

/**
 * The lines a block goes to, from the cursor down. It goes line by line, groups and all, as it would in a spreadsheet
 * with the same lines; but a block that has figures where a group stands came from one without groups, and goes to the
 * items alone.
 */
export function targetLines<Row>(
  { shown }: GridState<Row>,
  top: number,
  block: readonly string[][],
): number[] {
  const below = shown.map((_, index) => index).slice(top)
  const facesGroup = block.some((texts, at) => shown[top + at]?.type === 'group' && !isBlank(texts))
  return facesGroup ? below.filter((index) => shown[index]?.type === 'item') : below
}

/** One cell over a selection fills it; anything else goes where it fits, from the selection's first cell. */
function spread(block: readonly string[][], { top, bottom, left, right }: Range): readonly string[][] {
  const [only] = block.length === 1 && block[0]?.length === 1 ? block[0] : []
  if (only === undefined || (top === bottom && left === right)) return block
  return Array.from({ length: bottom - top + 1 }, () => Array<string>(right - left + 1).fill(only))
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** What became of a paste, in words: only what there is to tell. */
function tell(done: number, unread: number, refused: number, beyond: number): string {
  return [
    count(done, 'célula colada.', 'células coladas.'),
    unread > 0 && count(unread, 'não pôde ser lida.', 'não puderam ser lidas.'),
    refused > 0 && count(refused, 'caiu onde não se edita.', 'caíram onde não se edita.'),
    beyond > 0 && count(beyond, 'ficou além da última linha.', 'ficaram além da última linha.'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** With the lines a block needs beyond the last, where the grid may grow. */
function grown<Row>(spec: GridSpec<Row>, state: GridState<Row>, top: number, block: readonly string[][]) {
  const missing = block.length - targetLines(state, top, block).length
  return missing > 0 && spec.append ? extend(state, spec.append(missing)) : state
}

/** Puts a block from a spreadsheet into the cells from the cursor on; each is read by itself, all are undone at once. */
export function paste<Row>(spec: GridSpec<Row>, before: GridState<Row>, text: string): Outcome<Row> {
  if (spec.isLocked || text.trim() === '') return unchanged(before)
  if (text.length > MAX_PASTE) return unchanged({ ...before, message: 'O texto é grande demais para colar.' })
  const range = rangeOf(before)
  const single = readBlock(text)
  const block = spread(single, range)
  const state = block === single ? grown(spec, before, range.top, block) : before
  // A selection that is filled is what it is, groups in it included.
  const targets =
    block === single ? targetLines(state, range.top, block) : block.map((_, at) => range.top + at)
  const changes: CellChange[] = []
  const tally = { done: 0, refused: 0, beyond: 0 }
  let last: Cell = { row: range.top, column: range.left }
  block.forEach((texts, at) => {
    const row = targets[at]
    texts.forEach((cellText, offset) => {
      const cell = { row: row ?? -1, column: range.left + offset }
      if (row !== undefined && isOpenAt(spec, state, cell)) {
        const change = changeBy(spec, state, cell, bare(cellText))
        if (change) changes.push(change)
        tally.done++
        last = { row: Math.max(last.row, cell.row), column: Math.max(last.column, cell.column) }
      } else if (cellText.trim() !== '' && block === single) tally[row === undefined ? 'beyond' : 'refused']++
    })
  })
  const unread = changes.filter(({ after }) => after.unread).length
  const message = tell(tally.done, unread, tally.refused, tally.beyond)
  const done = make(spec, state, changes, message)
  return {
    ...done,
    state: {
      ...done.state,
      cursor: { row: range.top, column: range.left },
      anchor: single === block ? last : state.anchor,
    },
  }
}
