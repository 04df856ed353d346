import { describe, expect, it } from 'vitest'
import type { Day } from '../shared/days.ts'
import { cumulativeDurations } from './durations.ts'
import { anoOf, datasSozinhas, fimByPrazo, type Linha, type Lugar, prazosAquem } from './sozinhas.ts'

const linha = (inicio: Day | null = null, prazo: number | null = null, fim: Day | null = null): Linha => ({
  inicio,
  fim,
  prazo,
})

/** What is empty is free; what is named as suggested is too. */
function follow(etapas: readonly Linha[], mudou: Lugar[], suggested: Lugar[] = []) {
  const empty = etapas.flatMap((etapa, index) =>
    (['inicio', 'fim', 'prazo'] as const)
      .filter((side) => etapa[side] === null)
      .map((side): Lugar => `${side}${index + 1}`),
  )
  return Object.fromEntries(
    datasSozinhas({
      etapas,
      mudou: new Set(mudou),
      livres: new Set([...empty, ...suggested]),
      sugeridos: new Set(suggested),
    }),
  )
}

describe('what follows from a change', () => {
  it.each<[string, Linha[], Lugar[], Lugar[], Record<string, Day | null>]>([
    [
      'start and deadline give the end, and the next day the next start',
      [linha('2027-03-01', 30), linha()],
      ['prazo1'],
      [],
      { fim1: '2027-03-31', inicio2: '2027-04-01' },
    ],
    [
      'a deadline is a running total: the second lasts what it adds',
      [linha('2027-03-01', 30, '2027-03-31'), linha('2027-04-01', 60)],
      ['prazo2'],
      [],
      { fim2: '2027-05-01' },
    ],
    [
      'it goes on down the stages as far as there are deadlines',
      [linha('2027-03-01', 10), linha(null, 20), linha(null, 25), linha()],
      ['inicio1'],
      [],
      {
        fim1: '2027-03-11',
        inicio2: '2027-03-12',
        fim2: '2027-03-22',
        inicio3: '2027-03-23',
        fim3: '2027-03-28',
        inicio4: '2027-03-29',
      },
    ],
    [
      'an end alone suggests the next start',
      [linha(null, null, '2028-02-28'), linha()],
      ['fim1'],
      [],
      { inicio2: '2028-02-29' },
    ],
    [
      'what a person typed stays',
      [linha('2027-03-01', 30, '2027-12-31'), linha('2027-06-01')],
      ['prazo1'],
      [],
      {},
    ],
    [
      'what was suggested follows',
      [linha('2027-03-01', 40, '2027-03-31'), linha('2027-04-01')],
      ['prazo1'],
      ['fim1', 'inicio2'],
      { fim1: '2027-04-10', inicio2: '2027-04-11' },
    ],
    [
      'what was suggested goes with its reason',
      [linha('2027-03-01', null, '2027-03-31'), linha('2027-04-01')],
      ['prazo1'],
      ['fim1', 'inicio2'],
      { fim1: null, inicio2: null },
    ],
    [
      'a total that moved corrects what was suggested by it',
      [linha('2027-03-01', null, '2027-03-21'), linha('2027-04-01', 60, '2027-05-01')],
      ['fim1'],
      ['fim2'],
      { fim2: '2027-05-11' },
    ],
    [
      'a total that moved fills nothing that was empty',
      [linha('2027-03-01', null, '2027-03-21'), linha('2027-04-01', 60)],
      ['fim1'],
      [],
      {},
    ],
    [
      'what was just emptied stays empty',
      [linha('2027-03-01', 30, null), linha()],
      ['fim1'],
      ['inicio2'],
      {},
    ],
    ['half a day has no end', [linha('2027-03-01', 12.5)], ['prazo1'], [], {}],
    [
      'nor has less than the total before',
      [linha('2027-03-01', 30, '2027-03-31'), linha('2027-04-01', 10)],
      ['prazo2'],
      [],
      {},
    ],
    ['nor has a deadline below zero', [linha('2027-03-01', -3)], ['prazo1'], [], {}],
    ['nor one beyond the calendar', [linha('2199-12-01', 31)], ['prazo1'], [], {}],
    ['nor one that is no number of days', [linha('2027-03-01', 1e300)], ['prazo1'], [], {}],
    ['the calendar’s last day has no next one', [linha(null, null, '2199-12-31'), linha()], ['fim1'], [], {}],
    ['no day at all lasts one day', [linha('2027-03-01', 0)], ['prazo1'], [], { fim1: '2027-03-01' }],
    ['a stage far away is left alone', [linha(), linha(), linha('2027-03-01', 5)], ['prazo1'], [], {}],
  ])('%s', (_what, etapas, mudou, suggested, expected) => {
    expect(follow(etapas, mudou, suggested)).toEqual(expected)
  })
})

it("is 'Diferença entre datas' the other way round", () => {
  const prazos = [60, 150, 150, 280, 640, 671]
  const starts = ['2027-01-04', '2027-02-10', '2028-02-29', '2027-12-31', '2028-01-01', '2030-07-01']
  let before = 0
  const spans = prazos.map((prazo, index) => {
    const inicio = starts[index] ?? null
    const fim = fimByPrazo({ inicio, fim: null, prazo }, before)
    before = prazo
    return { inicio, fim }
  })
  expect(cumulativeDurations(spans)).toEqual(prazos)
})

it.each([
  ['nothing to say', [linha('2027-03-01', 30, '2027-03-31'), linha('2027-04-01', 31)], []],
  [
    'days of its own in place of the total',
    [linha('2027-03-01', 30, '2027-03-31'), linha('2027-04-01', 20)],
    [{ numero: 2, total: 30 }],
  ],
  [
    'an end is there: no matter',
    [linha('2027-03-01', 30, '2027-03-31'), linha('2027-04-01', 20, '2027-04-02')],
    [],
  ],
  ['without a start there is no end to give', [linha('2027-03-01', 30, '2027-03-31'), linha(null, 20)], []],
])('a deadline below the total before it: %s', (_what, etapas, expected) => {
  expect(prazosAquem(etapas)).toEqual(expected)
})

it.each([
  [null, null],
  ['2027-01-04', 2027],
])('a project that begins on %j is of %j', (inicio, ano) => expect(anoOf(inicio)).toBe(ano))
