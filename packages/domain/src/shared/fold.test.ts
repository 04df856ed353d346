import { describe, expect, it } from 'vitest'
import { compareFolded, compareNumbered, findFolded, fold } from './fold.ts'

describe('folded text', () => {
  it('has neither case nor accents', () => expect(fold('Saúde É AÇÃO')).toBe('saude e acao'))

  it('orders names regardless of case and accents', () =>
    expect(['Zona Sul', 'Água Branca', 'bom Jardim', 'Agua Fria'].sort(compareFolded)).toEqual([
      'Água Branca',
      'Agua Fria',
      'bom Jardim',
      'Zona Sul',
    ]))

  it('orders numbers inside of names by their size', () =>
    expect(['Lote 10', 'lóte 2', 'Lote 2B', 'Lote'].sort(compareNumbered)).toEqual([
      'Lote',
      'lóte 2',
      'Lote 2B',
      'Lote 10',
    ]))

  it.each([
    ['Secretaria de Saúde', 'saude', [[14, 19]]],
    [
      'Ação e reação',
      'acao',
      [
        [0, 4],
        [9, 13],
      ],
    ],
    ['Obras', '', []],
    ['Obras', 'zz', []],
    ['😀 Saúde', 'SAUDE', [[3, 8]]],
    [
      'Ampliação do mirante (2ª fase)',
      'mirante amplia ampliacao',
      [
        [0, 9],
        [13, 20],
      ],
    ],
    ['Valor (R$)', '(r$) total', [[6, 10]]],
  ])('in %j, %j stands at %j', (text, needle, found) => expect(findFolded(text, needle)).toEqual(found))
})
