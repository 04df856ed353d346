import { expect, it } from 'vitest'
import { nearest, Parecidos } from './parecido.ts'

const NAMES = ['Secretaria de Saúde', 'Secretaria de Obras', 'Educação', 'Obras', 'Meio Ambiente']

it.each([
  ['Sec. Saude', 'Secretaria de Saúde'],
  ['sec obr', 'Secretaria de Obras'],
  ['OBRAS ', 'Obras'],
  ['Educacao e Cultura', 'Educação'],
  ['M. Ambiente', 'Meio Ambiente'],
  ['Fazenda', undefined],
  ['', undefined],
  ['…', undefined],
])('%j is most like %j', (written, name) => {
  expect(nearest(written, NAMES, (one) => one)).toBe(name)
})

it('of several that are alike, the first', () => {
  expect(new Parecidos([1, 2], () => 'Escola').nearest('Escolas')).toBe(1)
})
