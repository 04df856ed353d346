import { describe, expect, test } from 'vitest'
import { applyChoices, differences, sameValue } from './merge.ts'

describe('what differs, and who wins unless told otherwise', () => {
  test.each([
    ['nobody changed it', 'a', 'a', 'a', null],
    ['only I changed it', 'a', 'b', 'a', { clash: false, choice: 'mine' }],
    ['only they changed it', 'a', 'a', 'b', { clash: false, choice: 'theirs' }],
    ['both, alike', 'a', 'b', 'b', null],
    ['both, differently', 'a', 'b', 'c', { clash: true, choice: 'mine' }],
    ['I emptied it', 'a', '', 'a', { clash: false, choice: 'mine' }],
    ['they emptied it', 'a', 'a', null, { clash: false, choice: 'theirs' }],
    ['both emptied it, each in their way', 'a', '', null, null],
    ['nothing against emptiness', null, '', undefined, null],
    ['a list I reordered', [1, 2], [2, 1], [1, 2], { clash: false, choice: 'mine' }],
    ['the same list', [1, 2], [1, 2], [1, 2], null],
    ['false is not empty', false, false, true, { clash: false, choice: 'theirs' }],
    ['zero is not empty', 0, null, 0, { clash: false, choice: 'mine' }],
  ])('%s', (_, base, mine, theirs, expected) => {
    const [found] = differences(['x'], { x: base }, { x: mine }, { x: theirs })
    if (expected === null) expect(found).toBeUndefined()
    else expect(found).toEqual({ name: 'x', base, mine, theirs, ...expected })
  })
})

test('choices take theirs in, and leave the rest mine', () => {
  const base = { a: 1, b: 1, c: 1, d: 1 }
  const mine = { a: 2, b: 2, c: 1, d: 2 }
  const theirs = { a: 3, b: 3, c: 3, d: 1 }
  const found = differences(['a', 'b', 'c', 'd'], base, mine, theirs)
  expect(applyChoices(mine, found, {})).toEqual({ a: 2, b: 2, c: 3, d: 2 })
  expect(applyChoices(mine, found, { a: 'theirs', c: 'mine' })).toEqual({ a: 3, b: 2, c: 1, d: 2 })
  expect(mine).toEqual({ a: 2, b: 2, c: 1, d: 2 })
})

test.each([
  ['', null, true],
  [undefined, '', true],
  [0, '', false],
  ['1', 1, false],
  [{ a: 1 }, { a: 1 }, true],
  [null, {}, false],
])('%j and %j are the same: %s', (one, other, same) => expect(sameValue(one, other)).toBe(same))
