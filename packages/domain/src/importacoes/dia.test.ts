import { expect, test } from 'vitest'
import { dayOfMonth } from './dia.ts'

test.each([
  ['fev/2026', '2026-02-01', '2026-02-28'],
  ['fev/28', '2028-02-01', '2028-02-29'],
  ['Dezembro/2026', '2026-12-01', '2026-12-31'],
  ['março de 2026', '2026-03-01', '2026-03-31'],
  ['MAIO 2026', '2026-05-01', '2026-05-31'],
  ['04/2026', '2026-04-01', '2026-04-30'],
  ['13/2026', null, null],
  ['2026', null, null],
  ['xyz/2026', null, null],
])('%s begins on %s and ends on %s', (text, first, last) => {
  expect([dayOfMonth(text, false), dayOfMonth(text, true)]).toEqual([first, last])
})
