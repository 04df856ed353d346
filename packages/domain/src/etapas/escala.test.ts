import { expect, test } from 'vitest'
import { escalaIn, inteiro } from './escala.ts'

test.each([
  ['mes', 'mes'],
  ['trimestre', 'trimestre'],
  ['ano', 'ano'],
  ['dia', null],
  ['', null],
  [undefined, null],
  [12, null],
])('an address that says %s', (text, escala) => expect(escalaIn(text)).toBe(escala))

test.each([
  ['mes', '2026-02-15', '2026-04-02', '2026-02-01', '2026-05-01'],
  ['mes', '2026-02-01', '2026-03-01', '2026-02-01', '2026-03-01'],
  ['trimestre', '2026-02-15', '2026-04-02', '2026-01-01', '2026-07-01'],
  ['trimestre', '2026-11-15', '2027-01-01', '2026-10-01', '2027-01-01'],
  ['ano', '2026-02-15', '2026-04-02', '2026-01-01', '2027-01-01'],
  ['ano', '2025-12-31', '2027-01-02', '2025-01-01', '2028-01-01'],
] as const)('by %s, %s to %s is whole', (escala, from, to, first, last) =>
  expect(inteiro({ from, to }, escala)).toEqual({ from: first, to: last }),
)
