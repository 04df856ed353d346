import { expect, test } from 'vitest'
import { pageNumbers } from './pages.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, 3, 4, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [8, 8, [1, null, 5, 6, 7, 8]],
  [2, 5, [1, 2, 3, 4, 5]],
])('page %i of %i offers %j', (current, last, pages) => expect(pageNumbers(current, last)).toEqual(pages))
