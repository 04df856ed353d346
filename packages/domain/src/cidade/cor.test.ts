import { describe, expect, it } from 'vitest'
import { validate } from '../shared/issues.ts'
import { cidadeUpdate } from './cidade.ts'
import { contrastWithWhite, isReadable, nearestReadable } from './cor.ts'

describe('white letters on a colour', () => {
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#071d41', 16.65],
    ['#1351b4', 7.33],
    ['#767676', 4.54],
    ['#777777', 4.48],
    ['#ffcd07', 1.49],
  ])('%s: %d to one', (hex, contrast) => expect(contrastWithWhite(hex)).toBeCloseTo(contrast, 1))

  it.each([
    ['#1351b4', '#1351b4'],
    ['#777777', '#767676'],
    ['#ffffff', '#767676'],
    ['#000000', '#000000'],
  ])('the nearest to %s that can be read is %s', (hex, near) => expect(nearestReadable(hex)).toBe(near))

  it.each(['#ff0000', '#00ff00', '#ffcd07', '#3f74cf', '#168821'])(
    'are read on what is offered for %s',
    (hex) => expect(isReadable(nearestReadable(hex))).toBe(true),
  )
})

describe('the colour of a city', () => {
  const said = (cor_primaria: unknown) => {
    const result = validate(cidadeUpdate, { cor_primaria })
    return result.ok ? result.data.cor_primaria : result.campos.cor_primaria
  }
  it.each([
    [' #1351B4 ', '#1351b4'],
    ['', null],
    ['azul', 'Informe a cor como #1351b4.'],
    [7, 'Informe a cor como #1351b4.'],
    ['#777777', 'Letras brancas não se leem sobre esta cor. A mais próxima em que se leem é #767676.'],
  ])('%j is %j', (typed, answer) => expect(said(typed)).toBe(answer))
})
