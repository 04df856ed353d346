import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  formatInstant,
  fusoNow,
  horaOficial,
  parseDay,
  parseTypedDay,
  setFuso,
  timeOf,
} from './days.ts'
import { BRASILIA, FUSO_KEYS } from './fusos.ts'

afterEach(() => setFuso(BRASILIA))

describe('a day of the calendar', () => {
  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', null],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-1-1', null],
    ['0001-01-01', null],
    ['9999-12-31', null],
    ['2026-05-04T03:00:00.000Z', '2026-05-04'],
    ['31/12/2026', null],
    ['', null],
  ])('reads %j as %j', (text, day) => expect(parseDay(text)).toBe(day))

  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['31/02/2026', null],
    ['2026-12-31', null],
  ])('reads %j as typed in Brazil as %j', (text, day) => expect(parseTypedDay(text)).toBe(day))

  it('shows days and instants the Brazilian way', () => {
    expect(formatDay('2026-12-31')).toBe('31/12/2026')
    expect(formatInstant('2026-12-31T23:30:00Z')).toBe('31/12/2026 20:30')
  })

  it.each([
    ['2026-06-01T02:59:59Z', '2026-05-31'],
    ['2026-06-01T03:00:00Z', '2026-06-01'],
    ['2019-01-01T01:59:59Z', '2018-12-31'],
  ])('at %s it is %s in São Paulo', (instant, day) => expect(dayOf(new Date(instant))).toBe(day))

  it.each(FUSO_KEYS)('tells by hand what the zone data tell, whenever that is, in %s', (fuso) => {
    setFuso(fuso)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: fuso, dateStyle: 'short' })
    const clock = new Intl.DateTimeFormat('pt-BR', {
      timeZone: fuso,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2040, 0, 1) }), (time) => {
        const instant = new Date(time)
        expect(dayOf(instant)).toBe(day.format(instant))
        expect(formatInstant(instant.toISOString()).slice(-5)).toBe(clock.format(instant).slice(-5))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['2019-02-17T01:59:59Z', '16/02/2019 23:59'],
    ['2019-02-17T02:00:00Z', '16/02/2019 23:00'],
    ['2018-12-31T23:30:00Z', '31/12/2018 21:30'],
  ])('at %s the clock says %s', (instant, words) => expect(formatInstant(instant)).toBe(words))

  it('adds and counts days without ever losing one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: -10_000, max: 10_000 }),
        (start, days) => {
          const from = addDays('1960-01-01', start)
          expect(daysBetween(from, addDays(from, days))).toBe(days)
        },
      ),
    )
  })
})

describe('a city of another clock', () => {
  it('at half past eleven in Rio Branco is on the same day still', () => {
    const late = new Date('2026-06-02T04:30:00Z')
    expect([dayOf(late), formatInstant(late.toISOString())]).toEqual(['2026-06-02', '02/06/2026 01:30'])
    setFuso('America/Rio_Branco')
    expect([dayOf(late), formatInstant(late.toISOString())]).toEqual(['2026-06-01', '01/06/2026 23:30'])
    expect([fusoNow(), horaOficial()]).toEqual(['America/Rio_Branco', 'horário do Acre'])
  })

  it.each(FUSO_KEYS)('writes its instants so that others read the same ones, in %s', (fuso) => {
    setFuso(fuso)
    expect(formatInstant(timeOf('2026-06-01', '07:00'))).toBe('01/06/2026 07:00')
    expect(dayOf(new Date(timeOf('2026-06-01')))).toBe('2026-06-01')
  })
})
