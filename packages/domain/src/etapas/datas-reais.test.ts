import { describe, expect, it } from 'vitest'
import { datasReais, MISTAKES, realMistakes } from './datas-reais.ts'
import type { Situacao } from './etapa.ts'

const TODAY = '2028-02-29'
const of = (
  situacao: Situacao | null,
  inicio_real: string | null = null,
  fim_real: string | null = null,
) => ({
  situacao,
  inicio_real,
  fim_real,
})
type Reais = ReturnType<typeof of>

describe('what a change of situation tells of the actual dates', () => {
  const cases: [string, Reais, Reais, string | null, string | null][] = [
    ['begun: today', of('Não iniciado'), of('Em andamento'), TODAY, null],
    ['begun, of nothing said before', of(null), of('Em andamento'), TODAY, null],
    ['begun on a day that is told', of('Não iniciado'), of('Em andamento', '2028-02-01'), '2028-02-01', null],
    [
      'concluded: today, begun as known',
      of('Em andamento', '2027-12-31'),
      of('Concluído', '2027-12-31'),
      '2027-12-31',
      TODAY,
    ],
    ['concluded at once: both today', of('Não iniciado'), of('Concluído'), TODAY, TODAY],
    [
      'concluded on a day that is told, begun unknown',
      of('Não iniciado'),
      of('Concluído', null, '2028-01-05'),
      '2028-01-05',
      '2028-01-05',
    ],
    ['late is not begun', of('Não iniciado'), of('Atrasado'), null, null],
    [
      'late after it began',
      of('Em andamento', '2028-01-01'),
      of('Atrasado', '2028-01-01'),
      '2028-01-01',
      null,
    ],
    [
      'open again: it has not ended',
      of('Concluído', '2028-01-01', '2028-02-01'),
      of('Em andamento', '2028-01-01', '2028-02-01'),
      '2028-01-01',
      null,
    ],
    [
      'set back: neither',
      of('Concluído', '2028-01-01', '2028-02-01'),
      of('Não iniciado', '2028-01-01', '2028-02-01'),
      null,
      null,
    ],
    [
      'nothing said of it any more: neither',
      of('Em andamento', '2028-01-01'),
      of(null, '2028-01-01'),
      null,
      null,
    ],
    [
      'the same situation: what was said',
      of('Concluído', '2028-01-01', '2028-02-01'),
      of('Concluído', null, '2028-02-02'),
      null,
      '2028-02-02',
    ],
  ]
  it.each(cases)('%s', (_, before, after, inicio_real, fim_real) => {
    expect(datasReais(before, after, TODAY)).toEqual({ inicio_real, fim_real })
  })
})

describe('actual dates that cannot be', () => {
  const running = of('Em andamento', '2028-02-01')
  const done = of('Concluído', '2028-02-01', '2028-02-20')
  const cases: [string, Reais, Reais, object][] = [
    ['a beginning to come', running, of('Em andamento', '2028-03-01'), { inicio_real: MISTAKES.future }],
    ['an end to come', done, of('Concluído', '2028-02-01', '2028-03-01'), { fim_real: MISTAKES.future }],
    [
      'an end before the beginning',
      done,
      of('Concluído', '2028-02-21', '2028-02-20'),
      { fim_real: MISTAKES.reversed },
    ],
    [
      'an end of what goes on',
      running,
      of('Em andamento', '2028-02-01', TODAY),
      { fim_real: MISTAKES.notConcluded },
    ],
    [
      'a beginning of what has not begun',
      of('Não iniciado'),
      of('Não iniciado', TODAY),
      { inicio_real: MISTAKES.notBegun },
    ],
    ['today is not the future', running, of('Concluído', TODAY, TODAY), {}],
    ['what is not touched is not judged', of(null, '2030-01-01'), of(null, '2030-01-01'), {}],
    [
      'nor a day that stays while the situation changes',
      of('Em andamento', '2030-01-01'),
      of('Atrasado', '2030-01-01'),
      {},
    ],
  ]
  it.each(cases)('%s', (_, before, after, mistakes) => {
    expect(realMistakes(before, after, TODAY)).toEqual(mistakes)
  })
})
