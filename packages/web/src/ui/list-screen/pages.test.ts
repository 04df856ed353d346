import { expect, test } from 'vitest'
import { lastPage, pageNumbers, rangeText } from './pages.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, 3, 4, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [8, 8, [1, null, 5, 6, 7, 8]],
  [2, 5, [1, 2, 3, 4, 5]],
])('page %i of %i offers %j', (current, last, pages) => expect(pageNumbers(current, last)).toEqual(pages))

test.each([
  [0, 25, 1],
  [25, 25, 1],
  [26, 25, 2],
  [184, 50, 4],
])('%i rows by %i end on page %i', (total, limit, last) => expect(lastPage(total, limit)).toBe(last))

test.each([
  [1, 25, 25, 184, '1–25 de 184'],
  [8, 25, 9, 184, '176–184 de 184'],
  [1, 25, 0, 0, '0 de 0'],
  [50, 25, 25, 12345, '1.226–1.250 de 12.345'],
])('page %i by %i with %i rows of %i', (page, limit, shown, total, text) =>
  expect(rangeText(page, limit, shown, total)).toBe(text),
)
