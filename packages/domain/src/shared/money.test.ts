import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatMoney, formatMoneyRounded, isMoney, parseMoney, sumMoney } from './money.ts'

describe('money', () => {
  it.each([
    ['1234,5', 1234.5],
    ['R$ 1.234,50', 1234.5],
    ['1.234', 1234],
    ['1234.56', 1234.56],
    ['1.234.567,89', 1_234_567.89],
    ['0', 0],
    ['9.999.999.999.999,99', 9_999_999_999_999.99],
    ['10.000.000.000.000,00', null],
    ['1,234', null],
    ['12.34.56', null],
    ['abc', null],
    ['', null],
    ['1e5', null],
  ])('reads %j as %j', (text, value) => expect(parseMoney(text)).toBe(value))

  it.each([
    [0, true],
    [0.1, true],
    [9_999_999_999_999.99, true],
    [0.1 + 0.2, false],
    [1.005, false],
    [1e14, false],
    [Number.POSITIVE_INFINITY, false],
    [Number.NaN, false],
  ])('%d is an amount: %s', (value, expected) => expect(isMoney(value)).toBe(expected))

  it('shows amounts, and a dash where there is none', () => {
    expect(formatMoney(1234.5)).toBe('R$ 1.234,50')
    expect(formatMoney(0)).toBe('R$ 0,00')
    expect(formatMoney(null)).toBe('-')
    expect(formatMoney(Number.NaN)).toBe('-')
    expect(formatAmount(1234.5)).toBe('1.234,50')
    expect(formatMoneyRounded(412_873_940.22)).toBe('R$ 412.873.940')
  })

  it('sums exactly to the cent, whatever the amounts', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { maxLength: 200 })
    fc.assert(
      fc.property(cents, (amounts) => {
        const total = amounts.reduce((sum, cent) => sum + cent, 0)
        expect(sumMoney(amounts.map((cent) => cent / 100))).toBe(total / 100)
      }),
    )
  })

  it('writes amounts as the platform would', () => {
    const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (cents) => {
        expect(formatMoney(cents / 100)).toBe(format.format(cents / 100).replace('\u00a0', ' '))
      }),
    )
    expect([formatMoney(-0.01), formatMoney(-0), formatAmount(-1234.5)]).toEqual([
      '-R$ 0,01',
      'R$ 0,00',
      '-1.234,50',
    ])
  })

  it('rounds for the dashboards as the platform would', () => {
    const format = new Intl.NumberFormat('pt-BR', {
      style: 'currency',
      currency: 'BRL',
      maximumFractionDigits: 0,
    })
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (cents) => {
        expect(formatMoneyRounded(cents / 100)).toBe(format.format(cents / 100).replace('\u00a0', ' '))
      }),
    )
  })

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (cents) => {
        expect(parseMoney(formatMoney(cents / 100))).toBe(cents / 100)
      }),
    )
  })
})
