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
  const { done } = await inPieces(db, ROWS, whole, async (piece) => void pieces.push(piece.length))
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
  ['quick ones double', 'many', 20, false, 10, 40],
  ['as many as fit', 'many', 100, false, 360, 50],
  ['never more than that', 'many', 150, false, 20, 200],
  ['one at least', 'many', 1, false, 10_000, 1],
  ['one session: a row more', 'one', 20, false, 10, 21],
  ['one session that somebody waits for: few', 'one', 20, true, 10, 3],
] as const)('how many next: %s', (_, sessions, done, waited, elapsed, next) => {
  const db = {}
  if (sessions === 'one') oneSession.set(db, { waitingCount: 0 })
  expect(sizeAfter(db, { done, waited }, elapsed)).toBe(next)
})
