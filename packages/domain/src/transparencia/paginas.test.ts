import { expect, it } from 'vitest'
import { emDia, PAGINAS } from './paginas.ts'

it.each([
  ['2026-11-17T12:00:00Z', '2026-11-17', true],
  ['2026-10-18T12:00:00Z', '2026-11-17', true],
  // late in the evening of the 17th, by the city's clock
  ['2026-10-18T02:30:00Z', '2026-11-17', false],
  ['2026-10-17T12:00:00Z', '2026-11-17', false],
  [null, '2026-11-17', null],
])('what changed at %s is up to date on %s: %s', (instant, hoje, expected) => {
  expect(emDia(instant, hoje)).toBe(expected)
})

it('every page is told in one sentence', () => {
  for (const { sobre } of PAGINAS) expect(sobre).toMatch(/^[A-ZÀ-Ú][^.]*\.$/)
})
