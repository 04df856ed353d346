import { expect, test } from 'vitest'
import { completeOnes, type Linha, leftOut, linhasOf, newLinha } from './linhas.ts'

const rows = (...pairs: [Linha['mes'], Linha['valor']][]): Linha[] =>
  pairs.map(([mes, valor], key) => ({ key, mes, valor }))

test.each([
  [
    'complete rows are sent',
    rows([1, 10], [2, 0]),
    [
      [1, 10],
      [2, 0],
    ],
    0,
  ],
  ['one without an amount is dropped', rows([1, 10], [2, null]), [[1, 10]], 0],
  ['one without a month is dropped, and told', rows([null, 10]), [], 1],
  ['one with words is dropped, and told', rows(['abril', 10], [3, 'dez'], [4, 1]), [[4, 1]], 2],
  [
    'numbers that are not allowed are sent, to be refused',
    rows(['1,5', 10], [1, '-5']),
    [
      [1.5, 10],
      [1, -5],
    ],
    0,
  ],
  ['no rows', [], [], 0],
])('%s', (_, linhas, sent, out) => {
  expect(completeOnes(linhas)).toEqual(sent.map(([mes, valor]) => ({ mes, valor })))
  expect(leftOut(linhas)).toBe(out)
})

test('a new row is for the month after the latest, and never mistaken for another', () => {
  expect(newLinha([])).toEqual({ key: 0, mes: 1, valor: null })
  const linhas = linhasOf([
    { mes: 7, valor: 5 },
    { mes: 3, valor: 5 },
  ])
  expect(newLinha(linhas)).toEqual({ key: 2, mes: 8, valor: null })
  expect(newLinha(rows(['x', null])).mes).toBe(1)
})
