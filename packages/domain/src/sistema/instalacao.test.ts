import { describe, expect, it } from 'vitest'
import { discoOf, haQuanto, relogioCerto } from './instalacao.ts'

const GIB = 1024 ** 3

describe('the room on the disk', () => {
  it.each([
    [5 * GIB, 'bem'],
    [5 * GIB - 1, 'pouco'],
    [GIB / 2, 'pouco'],
    [GIB / 2 - 1, 'fim'],
    [0, 'fim'],
  ])('of %i bytes is %s', (livre, folga) => expect(discoOf(livre)).toBe(folga))
})

describe('how long it has been', () => {
  it.each([
    ['2026-11-18T12:00:59Z', '0 minutos'],
    ['2026-11-18T12:01:00Z', '1 minuto'],
    ['2026-11-18T12:59:59Z', '59 minutos'],
    ['2026-11-18T13:00:00Z', '1 hora'],
    ['2026-11-20T11:59:59Z', '47 horas'],
    ['2026-11-20T12:00:00Z', '2 dias'],
    // A clock that was set back.
    ['2026-11-18T11:00:00Z', '0 minutos'],
  ])('until %s it is %s', (agora, text) => expect(haQuanto('2026-11-18T12:00:00Z', agora)).toBe(text))
})

it.each([
  [0, true],
  [30, true],
  [-30, true],
  [31, false],
  [-31, false],
])('clocks %i seconds apart are right: %s', (relogio_diferenca, certo) => {
  expect(relogioCerto({ relogio_diferenca })).toBe(certo)
})
