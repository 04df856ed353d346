import { describe, expect, test } from 'vitest'
import type { Etapa } from './etapa.ts'
import { type EtapaMovida, etapaDaParte, type Movimento, mover, type Parte } from './mover.ts'

type Linha = Omit<Etapa, 'nome'>

const first: Linha = {
  numero: 1,
  inicio: '2026-01-01',
  fim: '2026-01-11',
  prazo: 10,
  situacao: 'Em andamento',
}
const second: Linha = { ...first, numero: 2, inicio: '2026-01-12', fim: '2026-02-01', situacao: null }
const third: Linha = { ...second, numero: 3, inicio: '2026-02-02', fim: null, prazo: null }
const done = (etapa: Linha): Linha => ({ ...etapa, situacao: 'Concluído' })
const three = [first, second, third]

/** `1: 2026-01-01 2026-01-16 15`. */
const shown = (movidas: readonly EtapaMovida[] | null) =>
  movidas?.map(({ depois: { numero, inicio, fim, prazo } }) => `${numero}: ${inicio} ${fim} ${prazo}`) ?? null

const by = (etapa: number, parte: Parte, dias: number): Movimento => ({ etapa, parte, dias })

describe('a bar that is moved', () => {
  test.each<[string, readonly Linha[], Movimento, string[] | null]>([
    [
      'by its end, its deadline grows and what follows moves whole',
      three,
      by(1, 'fim', 5),
      ['1: 2026-01-01 2026-01-16 15', '2: 2026-01-17 2026-02-06 10', '3: 2026-02-07 null null'],
    ],
    ['back by its end', three, by(2, 'fim', -5), ['2: 2026-01-12 2026-01-27 5', '3: 2026-01-28 null null']],
    [
      'whole, keeps its deadline',
      three,
      by(1, 'inteira', 31),
      ['1: 2026-02-01 2026-02-11 10', '2: 2026-02-12 2026-03-04 10', '3: 2026-03-05 null null'],
    ],
    ['by its start, nothing follows', three, by(2, 'inicio', 2), ['2: 2026-01-14 2026-02-01 8']],
    [
      'an earlier start makes the deadline longer',
      three,
      by(2, 'inicio', -2),
      ['2: 2026-01-10 2026-02-01 12'],
    ],
    [
      'what is concluded stays',
      [first, done(second), third],
      by(1, 'fim', 1),
      ['1: 2026-01-01 2026-01-12 11', '3: 2026-02-03 null null'],
    ],
    ['a concluded one is not moved', [done(first), second], by(1, 'fim', 1), []],
    [
      'an unknown deadline stays unknown',
      [{ ...first, prazo: null }],
      by(1, 'fim', 1),
      ['1: 2026-01-01 2026-01-12 null'],
    ],
    ['no deadline below nothing', [{ ...first, prazo: 1 }], by(1, 'fim', -5), ['1: 2026-01-01 2026-01-06 1']],
    ['to one day', [first], by(1, 'fim', -10), ['1: 2026-01-01 2026-01-01 0']],
    ['never before its start', [first], by(1, 'fim', -11), null],
    ['nor its start after its end', [first], by(1, 'inicio', 11), null],
    ['nor out of the calendar', three, by(1, 'inteira', 100_000), null],
    [
      'what was the wrong way round may be moved',
      [{ ...first, fim: '2025-12-01' }],
      by(1, 'inteira', 1),
      ['1: 2026-01-02 2025-12-02 10'],
    ],
    [
      'a leap day is a day',
      [{ ...first, fim: '2028-02-28' }],
      by(1, 'fim', 1),
      ['1: 2026-01-01 2028-02-29 11'],
    ],
    ['by nothing', three, by(1, 'fim', 0), []],
    ['by half a day', three, by(1, 'fim', 0.5), []],
    ['of no such stage', three, by(6, 'fim', 1), []],
  ])('%s', (_, etapas, movimento, moved) => expect(shown(mover(etapas, movimento))).toEqual(moved))
})

describe("a part of the project's bar", () => {
  test.each<[string, readonly Linha[], Parte, number | null]>([
    ['its end is that of the last stage that has one', three, 'fim', 2],
    ['its start that of the first', three, 'inicio', 1],
    ['the whole begins with what is open', [done(first), second, third], 'inteira', 2],
    ['a concluded start stays', [done(first), second], 'inicio', null],
    ['all concluded', [done(first), done(second)], 'inteira', null],
    ['without dates', [{ ...first, inicio: null, fim: null }], 'inteira', null],
  ])('%s', (_, etapas, parte, etapa) => expect(etapaDaParte(etapas, parte)).toBe(etapa))
})
