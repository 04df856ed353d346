import { expect, it } from 'vitest'
import { oneSession } from '../db/shares.ts'
import { inPieces, sizeAfter } from './vez.ts'

const ROWS = Array.from({ length: 20 }, (_, row) => row)

/** How many rows each piece had, and how many were done; somebody waits from this piece on. */
async function piecesOf(sessions: 'one' | 'many', whole: boolean, waitsFrom = Number.POSITIVE_INFINITY) {
  const db = {}
  const pieces: number[] = []
  if (sessions === 'one')
    oneSession.set(db, {
      get waitingCount() {
        return pieces.length >= waitsFrom ? 1 : 0
      },
    })
  const done = await inPieces(db, ROWS, whole, async (piece) => void pieces.push(piece.length))
  return { pieces, done }
}

it.each([
  ['many sessions: all at once', 'many', false, 1, [20], 20],
  [
    'one session that nobody waits for: all, a few at a time',
    'one',
    false,
    undefined,
    [3, 3, 3, 3, 3, 3, 2],
    20,
  ],
  ['somebody waits: no further', 'one', false, 2, [3, 3], 6],
  ['somebody waited before: these few, since their turn has come', 'one', false, 0, [3], 3],
  ['what only makes sense together: all at once, whoever waits', 'one', true, 0, [20], 20],
] as const)('%s', async (_, sessions, whole, waitsFrom, pieces, done) => {
  expect(await piecesOf(sessions, whole, waitsFrom)).toEqual({ pieces, done })
})

it.each([
  ['quick ones double', 20, 20, 10, 40],
  ['as many as fit', 100, 100, 360, 50],
  ['never more than that', 150, 150, 20, 200],
  ['one at least', 1, 1, 10_000, 1],
  ['cut short by somebody: few', 100, 6, 30, 3],
])('how many next: %s', (_, asked, done, elapsed, next) => {
  expect(sizeAfter({ asked, done, elapsed })).toBe(next)
})
