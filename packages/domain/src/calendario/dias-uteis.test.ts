import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day, daysBetween } from '../shared/days.ts'
import { addMonths, addYears, LAST_DAY } from '../shared/meses.ts'
import { addDiasUteis, calendarioOf, diasUteisBetween, diaUtilFrom, isDiaUtil } from './dias-uteis.ts'
import { feriadosOf, pascoaOf, type RegraFeriado } from './feriados-do-ano.ts'

const NONE = { mes: null, dia_do_mes: null, deslocamento: null, dia: null, ativo: true }
const fixo = (dia_do_mes: number, mes: number): RegraFeriado => ({ ...NONE, regra: 'fixo', mes, dia_do_mes })
const movel = (deslocamento: number): RegraFeriado => ({ ...NONE, regra: 'movel', deslocamento })
const unico = (dia: Day): RegraFeriado => ({ ...NONE, regra: 'unico', dia })

/** As a new city has them. */
const CIDADE: readonly RegraFeriado[] = [
  fixo(1, 1),
  fixo(21, 4),
  fixo(1, 5),
  fixo(13, 6),
  fixo(9, 7),
  fixo(7, 9),
  fixo(12, 10),
  fixo(2, 11),
  fixo(15, 11),
  fixo(20, 11),
  fixo(25, 12),
  movel(-48),
  movel(-47),
  movel(-2),
  movel(60),
]
const cidade = calendarioOf(CIDADE)

describe('Easter', () => {
  it.each([
    [1900, '1900-04-15'],
    [1954, '1954-04-18'],
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2199, '2199-04-14'],
  ])('of %d is on %s', (year, day) => {
    expect(pascoaOf(year)).toBe(day)
  })

  it('is a Sunday between 22 March and 25 April in every year', () => {
    for (let year = 1900; year <= 2199; year += 1) {
      const day = pascoaOf(year)
      expect(daysBetween('1900-01-07', day) % 7).toBe(0)
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
    }
  })
})

describe('the holidays of a year', () => {
  it.each<[string, RegraFeriado, number, Day | null]>([
    ['fixed', fixo(15, 11), 2026, '2026-11-15'],
    ['29 February in a leap year', fixo(29, 2), 2028, '2028-02-29'],
    ['29 February in another', fixo(29, 2), 2026, null],
    ['29 February of 2100, no leap year', fixo(29, 2), 2100, null],
    ['Carnival, 47 days before Easter', movel(-47), 2026, '2026-02-17'],
    ['Good Friday', movel(-2), 2026, '2026-04-03'],
    ['Corpus Christi', movel(60), 2026, '2026-06-04'],
    ['once, in its year', unico('2026-06-22'), 2026, '2026-06-22'],
    ['once, in another year', unico('2026-06-22'), 2027, null],
    ['out of use', { ...fixo(25, 12), ativo: false }, 2026, null],
  ])('%s', (_, regra, year, day) => {
    expect([...feriadosOf(year, [regra])]).toEqual(day === null ? [] : [day])
  })
})

describe('a day with office hours', () => {
  it.each([
    ['a Monday', '2026-11-16', true],
    ['a Saturday', '2026-11-14', false],
    ['a Sunday that is a holiday too', '2026-11-15', false],
    ['Consciência Negra, a Friday', '2026-11-20', false],
    ['Carnival Tuesday', '2026-02-17', false],
    ['Ash Wednesday', '2026-02-18', true],
    ['the leap day, a Friday', '2036-02-29', true],
    ['the leap day on which Carnival falls', '2028-02-29', false],
    ['New Year', '2027-01-01', false],
  ])('%s', (_, day, open) => {
    expect(isDiaUtil(cidade, day)).toBe(open)
  })
})

describe('working days are added without the first and with the last', () => {
  it.each<[string, Day, number, Day]>([
    ['from a Friday to the Monday', '2026-11-06', 1, '2026-11-09'],
    ['from a Saturday', '2026-11-07', 1, '2026-11-09'],
    ['20 over 15/11 and 20/11', '2026-11-03', 20, '2026-12-02'],
    ['10 over the same', '2026-11-10', 10, '2026-11-25'],
    ['over Christmas and New Year', '2026-12-23', 3, '2026-12-29'],
    ['10 into the new year', '2026-12-21', 10, '2027-01-06'],
    ['over Carnival', '2026-02-13', 1, '2026-02-18'],
    ['over Easter', '2026-04-02', 1, '2026-04-06'],
    ['to the leap day', '2036-02-28', 1, '2036-02-29'],
    ['over the leap day', '2036-02-28', 2, '2036-03-03'],
    ['25 after a signature on 1/12', '2026-12-01', 25, '2027-01-07'],
    ['45 after the end of the works', '2026-12-01', 45, '2027-02-04'],
    ['none', '2026-11-15', 0, '2026-11-15'],
  ])('%s', (_, start, days, end) => {
    expect(addDiasUteis(cidade, start, days)).toBe(end)
  })

  it('no term leaves the calendar, whatever was typed', () => {
    expect(addDiasUteis(cidade, '2199-12-20', 20)).toBe(LAST_DAY)
    expect(diaUtilFrom(cidade, '2200-01-15')).toBe(LAST_DAY)
    const closed = calendarioOf(
      Array.from({ length: 366 }, (_, n) => {
        const [, mes = 0, dia = 0] = addDays('2024-01-01', n).split('-').map(Number)
        return fixo(dia, mes)
      }),
    )
    expect(addDiasUteis(closed, '2026-01-01', 1)).toBe(LAST_DAY)
  })
})

describe('a term that ends without office hours', () => {
  it.each([
    ['on a Sunday holiday moves to the Monday', '2026-11-15', '2026-11-16'],
    ['on a Friday holiday moves over the weekend', '2026-11-20', '2026-11-23'],
    ['on the last day of the year that is a Saturday', '2033-12-31', '2034-01-02'],
    ['on a working day stays', '2026-11-17', '2026-11-17'],
  ])('%s', (_, day, moved) => {
    expect(diaUtilFrom(cidade, day)).toBe(moved)
  })
})

describe('months and years go from date to date', () => {
  it.each<[Day, number, Day]>([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-12-10', 1, '2027-01-10'],
    ['2199-12-10', 1, LAST_DAY],
  ])('%s and %d months: %s', (day, months, end) => {
    expect(addMonths(day, months)).toBe(end)
  })

  it.each<[Day, number, Day]>([
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2026-11-16', 5, '2031-11-16'],
  ])('%s and %d years: %s', (day, years, end) => {
    expect(addYears(day, years)).toBe(end)
  })
})

describe('whatever the holidays', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((number) => addDays('2023-01-01', number))
  const regra = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 })).map(([d, m]) => fixo(d, m)),
    fc.integer({ min: -100, max: 100 }).map(movel),
    day.map(unico),
  )
  const calendario = fc.array(regra, { maxLength: 40 }).map(calendarioOf)
  const count = fc.integer({ min: 1, max: 120 })

  it('a term in working days ends on one, and is as long as it was said', () => {
    fc.assert(
      fc.property(calendario, day, count, (held, start, days) => {
        const end = addDiasUteis(held, start, days)
        expect(isDiaUtil(held, end)).toBe(true)
        expect(diasUteisBetween(held, start, end)).toBe(days)
        expect(diasUteisBetween(held, start, addDays(end, -1))).toBe(days - 1)
      }),
    )
  })

  it('two stretches add up to the whole, and backwards counts against', () => {
    fc.assert(
      fc.property(calendario, day, day, day, (held, ...days) => {
        const [first = '', middle = '', last = ''] = days.sort()
        const parts = diasUteisBetween(held, first, middle) + diasUteisBetween(held, middle, last)
        expect(diasUteisBetween(held, first, last)).toBe(parts)
        expect(diasUteisBetween(held, last, first) + parts).toBe(0)
      }),
    )
  })

  it('counting day by day finds the same', () => {
    fc.assert(
      fc.property(calendario, day, fc.integer({ min: 0, max: 400 }), (held, from, length) => {
        const days = Array.from({ length }, (_, index) => addDays(from, index + 1))
        const open = days.filter((one) => isDiaUtil(held, one)).length
        expect(diasUteisBetween(held, from, addDays(from, length))).toBe(open)
      }),
      { numRuns: 30 },
    )
  })

  it('what is moved to a working day is moved as little as can be', () => {
    fc.assert(
      fc.property(calendario, day, (held, end) => {
        const moved = diaUtilFrom(held, end)
        expect(isDiaUtil(held, moved)).toBe(true)
        const passed = Array.from({ length: daysBetween(end, moved) }, (_, index) => addDays(end, index))
        expect(passed.filter((one) => isDiaUtil(held, one))).toEqual([])
      }),
    )
  })
})
