import { expect, it } from 'vitest'
import { problemOfDia } from './dia.ts'

const FUTURE = 'Este dia ainda não chegou.'
const before = (first: string) => `Este dia é de antes do começo da obra (${first}).`

it.each([
  ['today', '2026-11-16', '2026-03-01', null],
  ['the first day of the work', '2026-03-01', '2026-03-01', null],
  ['the day before it', '2026-02-28', '2026-03-01', before('01/03/2026')],
  ['1990', '1990-05-01', '2026-03-01', before('01/03/2026')],
  ['tomorrow', '2026-11-17', '2026-03-01', FUTURE],
  ['today, of a work that begins later', '2026-11-16', '2027-01-10', null],
  ['yesterday, of a work that begins later', '2026-11-15', '2027-01-10', before('10/01/2027')],
  ['tomorrow, of a work that begins later', '2026-11-17', '2027-01-10', FUTURE],
  ['five years ago, of a work of which no day is known', '2021-01-01', null, null],
  ['longer ago', '2020-12-31', null, before('01/01/2021')],
])('%s', (_, dia, inicio, problem) => expect(problemOfDia(dia, inicio, '2026-11-16')).toBe(problem))
