import { describe, expect, test } from 'vitest'
import { comBarra } from './lugares.ts'

const of = (...places: (number | null)[]) =>
  places.map((ordem_grafico, index) => ({ id_secretaria: index + 1, ordem_grafico }))
const ids = (...places: (number | null)[]) =>
  comBarra(of(...places)).map(({ id_secretaria }) => id_secretaria)
const sixteen = Array.from({ length: 16 }, (_, index) => index + 1)

describe('the sixteen bars', () => {
  test.each<[string, (number | null)[], number[]]>([
    ['no department at all', [], []],
    ['departments typed by hand follow one another as they were made', [null, null, null], [1, 2, 3]],
    ['one that is given the second place stands there, the others around it', [null, null, 2], [1, 3, 2]],
    ['a place left empty between two goes to the next one', [1, 3, null], [1, 3, 2]],
    ['the sixteen of the specification leave no room', [...sixteen, null, null], sixteen],
    ['of seventeen without a place the last one is one of the others', Array(17).fill(null), sixteen],
    ['a place beyond the sixteenth counts while there is room', [40, null], [2, 1]],
    ['seventeen places are sixteen bars', [...sixteen, 17], sixteen],
  ])('%s', (_name, places, bars) => {
    expect(ids(...places)).toEqual(bars)
  })
})
