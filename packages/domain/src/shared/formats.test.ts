import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatList, formatWhole, numberFormat } from './formats.ts'
import { once } from './once.ts'

describe('formats', () => {
  it('writes whole numbers as the platform would', () => {
    const format = new Intl.NumberFormat('pt-BR')
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatWhole(value)).toBe(format.format(value))
      }),
    )
  })

  it.each([
    [[], ''],
    [['um'], 'um'],
    [['um', 'dois'], 'um e dois'],
    [['um', 'dois', 'três'], 'um, dois e três'],
  ])('lists %j as the platform would', (words, text) => {
    expect(formatList(words)).toBe(text)
    expect(new Intl.ListFormat('pt-BR').format(words)).toBe(text)
  })

  it.each([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 1],
    [2, 2],
    [1, 3],
  ])('writes numbers with %i to %i decimals as the platform would', (least, most) => {
    const decimals = { minimumFractionDigits: least, maximumFractionDigits: most }
    const format = new Intl.NumberFormat('pt-BR', decimals)
    const ours = numberFormat(decimals)
    const written = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double(),
          written.map(([whole, places]) => Number(`${whole}e-${places}`)),
        ),
        (value) => {
          if (!Object.is(value, -0)) expect(ours(value)).toBe(format.format(value))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('makes a format once, and not before it is needed', () => {
    let made = 0
    const format = once(() => ({ number: ++made }))
    expect(made).toBe(0)
    expect([format().number, format().number]).toEqual([1, 1])
  })
})
