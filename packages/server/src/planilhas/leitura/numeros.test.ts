import { describe, expect, it } from 'vitest'
import { builtIn, clockOf, dayOf, formatOf, shownAs, tidy } from './numeros.mjs'

describe('how a format shows a number', () => {
  it.each([
    ['General', 'number'],
    ['0', 'number'],
    ['#,##0.00', 'number'],
    ['"R$" #,##0.00', 'number'],
    ['[$R$-416] #,##0.00;[Red]-[$R$-416] #,##0.00', 'number'],
    ['_-"R$"* #,##0.00_-;-"R$"* #,##0.00_-;_-"R$"* "-"??_-;_-@_-', 'number'],
    ['0.00E+00', 'number'],
    ['# ?/?', 'number'],
    ['0 "dias"', 'number'],
    ['0 \\m\\e\\s\\e\\s', 'number'],
    ['US$ 0.00', 'number'],
    ['@', 'number'],
    ['0%', 'percent'],
    ['0.00%;[Red]-0.00%', 'percent'],
    ['0.0" %"', 'number'],
    ['dd/mm/yyyy', 'date'],
    ['[$-416]dd/mm/yyyy;@', 'date'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'date'],
    ['mmm/yy', 'date'],
    ['mmmm', 'date'],
    ['dd/mm/yy hh:mm', 'date'],
    ['d "de" mmmm "de" yyyy', 'date'],
    ['hh:mm', 'time'],
    ['[h]:mm:ss', 'time'],
    ['mm:ss.0', 'time'],
    ['h:mm AM/PM', 'time'],
  ])('%s: %s', (code, kind) => {
    expect(formatOf(code).kind).toBe(kind)
  })

  it.each([
    [0, 'number'],
    [9, 'percent'],
    [14, 'date'],
    [20, 'time'],
    [22, 'date'],
    [44, 'number'],
    [49, 'number'],
  ])('the one with the number %d: %s', (id, kind) => {
    expect(builtIn(id).kind).toBe(kind)
  })

  it.each([
    ['0000', 193, '0193'],
    ['0000', 12345, '12345'],
    ['0000', 19.5, 19.5],
    ['0000', -3, -3],
    ['000\\.000\\.000\\-00', 1234567890, '012.345.678-90'],
    ['00"."000"."000"/"0000"-"00', 191, '00.000.000/0001-91'],
    ['00000-000', 1310100, '01310-100'],
    ['0', 7, 7],
    ['00.00', 7.5, 7.5],
    ['0000/00', 7, 7],
    ['[<=9999]0000;000-0000', 193, 193],
  ])('%s shows %d as %s', (code, value, shown) => {
    expect(shownAs(value, formatOf(code), false)).toBe(shown)
  })
})

describe('a number', () => {
  it.each([
    [0.1 + 0.2, 0.3],
    [1234567.891, 1234567.891],
    [12345678901234, 12345678901234],
    [-0.07, -0.07],
  ])('%d is %d', (value, tidied) => {
    expect(tidy(value)).toBe(tidied)
  })

  it.each([
    [0.12, 12],
    [0.07, 7],
    [1.1, 110],
    [0.3333, 33.33],
  ])('%d shown as a percentage is %d', (value, percentual) => {
    expect(shownAs(value, { kind: 'percent' }, false)).toEqual({ percentual })
  })

  it.each([
    [46022, '2025-12-31'],
    [46022.75, '2025-12-31'],
    [46021.9999999999, '2025-12-31'],
    [61, '1900-03-01'],
    [59, '1900-02-28'],
    [1, '1900-01-01'],
    [2_958_465, '9999-12-31'],
  ])('%d as a day is %s', (serial, dia) => {
    expect(dayOf(serial, false)).toEqual({ dia })
  })

  it.each([
    [0, '00/01/1900'],
    [0.5, '00/01/1900'],
    [60, '29/02/1900'],
    [-1, -1],
    [2_958_466, 2_958_466],
    [1e300, 1e300],
  ])('%d as a day is none: %s', (serial, left) => {
    expect(dayOf(serial, false)).toBe(left)
  })

  it('of the other calendar counts from 1904', () => {
    expect(dayOf(0, true)).toEqual({ dia: '1904-01-01' })
    expect(dayOf(44_560, true)).toEqual({ dia: '2025-12-31' })
  })

  it.each([
    [0.354166666666667, '08:30'],
    [1.5, '36:00'],
    [0, '00:00'],
  ])('%d as a time is %s', (serial, clock) => {
    expect(clockOf(serial)).toBe(clock)
  })
})
