import { describe, expect, test } from 'vitest'
import { scrollFor, visibleRows } from '../row-window/window-rows.ts'
import { labelPlace } from './bar-label.ts'
import { moveFocus } from './move-focus.ts'
import { calendarAxis, periodFor, placeRows } from './place.ts'
import { dayTicks, periodOf, timeTicks } from './time-axis.ts'

const words = (from: string, to: string, width: number) =>
  timeTicks(from, to, width).map(({ label, major }) => (major ? `${major}|${label}` : label))

describe('calendar axis', () => {
  test.each([
    ['days', '2026-02-26', '2026-03-03', 300, ['fev 2026|26', '27', '28', 'mar 2026|1', '2']],
    ['weeks, from Mondays', '2026-01-01', '2026-02-01', 300, ['jan 2026|5', '12', '19', '26']],
    ['months', '2026-11-01', '2027-02-01', 300, ['2026|nov', 'dez', '2027|jan']],
    ['two months', '2026-01-01', '2027-01-01', 300, ['2026|jan', 'mar', 'mai', 'jul', 'set', 'nov']],
    ['quarters', '2026-01-01', '2027-01-01', 180, ['2026|jan', 'abr', 'jul', 'out']],
    ['half years', '2026-02-01', '2028-01-01', 200, ['2026|jul', '2027|jan', 'jul']],
    ['years', '2023-01-01', '2027-01-01', 240, ['2023', '2024', '2025', '2026']],
    ['decades', '1990-01-01', '2030-01-01', 180, ['1990', '2000', '2010', '2020']],
  ])('%s', (_, from, to, width, expected) => expect(words(from, to, width)).toEqual(expected))

  test('the place of a month is the day it begins', () =>
    expect(timeTicks('2026-01-01', '2027-01-01', 900)[2]).toEqual({ at: 59, label: 'mar' }))

  test.each([
    ['2026-01-01', '2026-01-01', 500],
    ['2026-01-01', '2025-01-01', 500],
    ['2026-01-01', '2027-01-01', 0],
    ['', '', 500],
  ])('nothing to mark from %j to %j in %d px', (from, to, width) =>
    expect(timeTicks(from, to, width)).toEqual([]),
  )
})

test.each([
  [[], null],
  [['não'], null],
  [['2026-05-10', '2026-01-20'], { from: '2026-01-01', to: '2026-06-01' }],
  [['2026-01-10', '2026-01-20'], { from: '2026-01-08', to: '2026-01-23' }],
])('the period of %j', (days, period) => expect(periodOf(days)).toEqual(period))

test.each([
  [501, 800, 30, 17],
  [501, 200, 180, 3],
  [10, 600, 1, 11],
])('%d days in %d px are marked every %d', (to, width, step, count) => {
  const ticks = dayTicks(to, width)
  expect(ticks[1]?.at).toBe(step)
  expect(ticks).toHaveLength(count)
  expect(ticks[0]?.label).toBe('dia 0')
})

describe('places', () => {
  const bar = (start: string, end: string) => ({ start, end, tone: 'run', label: 'Em andamento' }) as const
  const row = (start: string, end: string) => ({ id: 1, label: 'Obra', bars: [bar(start, end)] })

  test('a bar includes its last day; an end before its start is one day; what is no day is left out', () => {
    const period = { from: '2026-01-01', to: '2026-02-01' }
    const place = (start: string, end: string) => placeRows([row(start, end)], period, 'Antes')[0]?.bars[0]
    expect(place('2026-01-03', '2026-01-04')).toMatchObject({ from: 2, to: 4 })
    expect(place('2026-01-03', '2026-01-01')).toMatchObject({ from: 2, to: 3 })
    expect(place('2026-01-03', '')).toBeUndefined()
    expect(place('2025-06-01', '2026-01-10')).toMatchObject({ from: 0, to: 10 })
    expect(place('2026-01-31', '2026-06-01')).toMatchObject({ from: 30, to: 31 })
    expect(place('2026-03-01', '2026-06-01')).toBeUndefined()
  })

  test('today is shown when it is near, and does not squeeze the bars when it is far', () => {
    const rows = [row('2026-01-01', '2026-12-31')]
    expect(periodFor(rows, '2027-02-10')?.to).toBe('2027-03-01')
    expect(periodFor(rows, '2029-02-10')?.to).toBe('2027-01-01')
    expect(calendarAxis({ from: '2026-01-01', to: '2027-01-01' }, '2029-02-10').today).toBeNull()
    expect(calendarAxis({ from: '2026-01-01', to: '2027-01-01' }, '2026-01-11').today).toBe(10.5)
  })

  test.each([
    [200, 0, 0, 'in'],
    [20, 0, 100, 'after'],
    [20, 100, 10, 'before'],
    [20, 10, 10, 'none'],
  ])('a word by a bar of %d px with %d before and %d after: %s', (width, before, after, place) =>
    expect(labelPlace('Concluído', width, before, after)).toBe(place),
  )
})

test.each([
  [0, 400, 1000, 0, 16],
  [4000, 400, 1000, 94, 116],
  [39_600, 400, 1000, 984, 1000],
  [99_999, 400, 10, 9, 10],
  [0, 400, 0, 0, 0],
])('scrolled to %d with %d px of %d rows: %d to %d', (top, height, count, first, last) =>
  expect(visibleRows(top, height, 40, count)).toEqual({ first, last }),
)

test.each([
  [5, 0, 0],
  [0, 200, 0],
  [12, 0, 120],
])('row %d from %d scrolls to %d', (row, from, to) => expect(scrollFor(row, from, 400, 40)).toBe(to))

describe('arrow keys', () => {
  const counts = [2, 0, 3, 1]
  test.each([
    ['ArrowRight', false, 0, 0, 0, 1],
    ['ArrowRight', false, 0, 1, 0, 1],
    ['ArrowLeft', false, 2, 2, 2, 1],
    ['ArrowDown', false, 0, 1, 2, 1],
    ['ArrowDown', false, 2, 2, 3, 0],
    ['ArrowDown', false, 3, 0, 3, 0],
    ['ArrowUp', false, 2, 2, 0, 1],
    ['ArrowUp', false, 0, 1, 0, 1],
    ['PageDown', false, 0, 0, 3, 0],
    ['PageUp', false, 3, 0, 0, 0],
    ['Home', false, 2, 2, 2, 0],
    ['End', false, 2, 0, 2, 2],
    ['Home', true, 3, 0, 0, 0],
    ['End', true, 0, 0, 3, 0],
  ])('%s (ctrl %s) leads from %d:%d to %d:%d', (key, ctrl, row, item, toRow, toItem) =>
    expect(moveFocus(counts, { row, item }, key, ctrl)).toEqual({ row: toRow, item: toItem }),
  )

  test('other keys keep their meaning', () => expect(moveFocus(counts, { row: 0, item: 0 }, 'a')).toBeNull())
})
