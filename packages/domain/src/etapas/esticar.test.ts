import { expect, test } from 'vitest'
import { atrasoDe, haDias } from './esticar.ts'

test.each([
  ['late since yesterday', '2026-10-28', true, { inicio: '2026-10-29', fim: '2026-10-29', dias: 1 }],
  ['late for a month', '2026-09-29', true, { inicio: '2026-09-30', fim: '2026-10-29', dias: 30 }],
  ['on its last day', '2026-10-29', true, null],
  ['said to be late before its end', '2026-11-03', true, null],
  ['past its end and not late', '2026-09-29', false, null],
  ['without an end', null, true, null],
])('%s', (_, fim, late, atraso) => expect(atrasoDe(fim, late, '2026-10-29')).toEqual(atraso))

test.each([
  [1, 'há 1 dia'],
  [12, 'há 12 dias'],
])('%i', (dias, text) => expect(haDias(dias)).toBe(text))
