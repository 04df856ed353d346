import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWhole, once } from './formats.ts'

describe('formats', () => {
  it('writes whole numbers as the platform would', () => {
    const format = new Intl.NumberFormat('pt-BR')
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatWhole(value)).toBe(format.format(value))
      }),
    )
  })

  it('makes a format once, and not before it is needed', () => {
    let made = 0
    const format = once(() => ({ number: ++made }))
    expect(made).toBe(0)
    expect([format().number, format().number]).toEqual([1, 1])
  })
})
