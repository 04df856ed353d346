import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divided, shareOf } from './exact.ts'
import { decimals4 } from './fields.ts'
import { validate } from './issues.ts'
import { formatQuantity, isQuantity, parseQuantity, sumQuantities } from './quantity.ts'

describe('quantities', () => {
  it.each([
    ['1850,5', 1850.5],
    ['1.850,5000', 1850.5],
    ['33,3333', 33.3333],
    ['-12,5', -12.5],
    ['1.234', 1234],
    ['1234.5', 1234.5],
    ['0.1234', 0.1234],
    ['99.999.999.999,9999', 99_999_999_999.9999],
    ['100.000.000.000', null],
    ['1,23456', null],
    ['1e5', null],
    ['--1', null],
    ['', null],
  ])('reads %j as %j', (text, value) => expect(parseQuantity(text)).toBe(value))

  it.each([
    [0, '0,00'],
    [6, '6,00'],
    [1850.5, '1.850,50'],
    [33.3333, '33,3333'],
    [0.125, '0,125'],
    [-12.5, '-12,50'],
    [-0, '0,00'],
    [null, '-'],
  ])('writes %j as %j', (value, text) => expect(formatQuantity(value)).toBe(text))

  it.each([
    [33.3333, true],
    [33.33333, false],
    [0.1 + 0.2, false],
    [99_999_999_999.9999, true],
    [100_000_000_000, false],
    [Number.NaN, false],
  ])('%d has at most four decimals and fits: %s', (value, fits) => expect(isQuantity(value)).toBe(fits))

  const units = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })

  it('are read back as they are written', () => {
    fc.assert(
      fc.property(units, (unit) => {
        expect(parseQuantity(formatQuantity(unit / 10_000))).toBe(unit / 10_000)
      }),
    )
  })

  it('add up exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 50 }), (parts) => {
        const total = parts.reduce((sum, unit) => sum + unit, 0)
        expect(sumQuantities(parts.map((unit) => unit / 10_000))).toBe(total / 10_000)
      }),
    )
  })

  it.each<[unknown, string | number]>([
    [1.2345, 1.2345],
    ['1.5', 1.5],
    [1.23456, 'Use no máximo quatro casas decimais.'],
    [-1, 'O menor valor aceito é 0.'],
    [101, 'O maior valor aceito é 100.'],
    ['abc', 'Informe um percentual.'],
    [null, 'Informe um percentual.'],
  ])('as a field %j is %j', (sent, expected) => {
    const read = validate(decimals4(0, 100, 'Informe um percentual.'), sent)
    expect(read.ok ? read.data : read.campos.corpo).toBe(expected)
  })
})

describe('a division in whole numbers', () => {
  it.each([
    [5n, 10n, 'arredondar', 1n],
    [4n, 10n, 'arredondar', 0n],
    [-5n, 10n, 'arredondar', -1n],
    [5n, -10n, 'arredondar', -1n],
    [19n, 10n, 'truncar', 1n],
    [-19n, 10n, 'truncar', -1n],
  ] as const)('%s ÷ %s, %s, is %s', (part, whole, how, result) => {
    expect(divided(part, whole, how)).toBe(result)
  })

  it('is never further off than half, or one where it is cut', () => {
    const whole = fc.bigInt({ min: 1n, max: 10n ** 12n })
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), whole, (part, by) => {
        const off = (how: 'arredondar' | 'truncar') => {
          const rest = part - divided(part, by, how) * by
          return rest < 0n ? -rest : rest
        }
        expect(2n * off('arredondar') <= by).toBe(true)
        expect(off('truncar') < by).toBe(true)
        expect(divided(-part, by)).toBe(-divided(part, by))
      }),
    )
  })

  it('gives shares in percent', () => {
    expect([shareOf(1, 3, 2), shareOf(2, 3, 4), shareOf(-1, 8, 1), shareOf(1, 0, 2)]).toEqual([
      33.33,
      66.6667,
      -12.5,
      null,
    ])
  })
})
