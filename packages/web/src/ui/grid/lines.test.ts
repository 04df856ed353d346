import { expect, test } from 'vitest'
import { groupItems, placeOf, shownLines } from './lines.ts'
import { lines } from './planilha.testing.ts'

const keys = (collapsed: string[]) => shownLines(lines, new Set(collapsed)).map(({ key }) => key)

test.each([
  [[], ['1', '1.1', '1.2', '1.2.1', '1.2.2', '9']],
  [['1.2'], ['1', '1.1', '1.2', '9']],
  [['1'], ['1', '9']],
  [
    ['1', '1.2'],
    ['1', '9'],
  ],
  [['gone'], ['1', '1.1', '1.2', '1.2.1', '1.2.2', '9']],
])('with %j put away, %j are in sight', (collapsed, shown) => expect(keys(collapsed)).toEqual(shown))

test('a group holds the items below it, at whatever depth, and none beside it', () => {
  expect([...groupItems(lines)]).toEqual([
    ['1', ['1.1', '1.2.1', '1.2.2']],
    ['1.2', ['1.2.1', '1.2.2']],
  ])
})

test.each([
  ['1.2.1', [], 3],
  ['1.2.1', ['1.2'], 2],
  ['1.2.1', ['1'], 0],
  ['9', ['1'], 1],
  ['gone', [], 0],
])('line %s with %j put away is found at %d', (key, collapsed, index) =>
  expect(placeOf(lines, shownLines(lines, new Set(collapsed)), key)).toBe(index),
)
