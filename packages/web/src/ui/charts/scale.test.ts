import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ringPath, shares } from './arc.ts'
import { verticalLayout } from './bar-layout.ts'
import { groupLayout } from './group-layout.ts'
import { lineLayout, runningTotals } from './line-layout.ts'
import { formatCompact, formatNumber, formatPercent } from './numbers.ts'
import { drawable, linear, niceTicks, percentOf } from './scale.ts'

describe('round figures', () => {
  test.each([
    [0, [0, 1]],
    [Number.NaN, [0, 1]],
    [-5, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 1, 2, 3, 4, 5, 6, 7]],
    [11, [0, 3, 6, 9, 12]],
    [31, [0, 5, 10, 15, 20, 25, 30, 35]],
    [100, [0, 25, 50, 75, 100]],
    [48_600_000, [0, 10_000_000, 20_000_000, 30_000_000, 40_000_000, 50_000_000]],
  ])('up to %d', (max, ticks) => expect(niceTicks(max)).toEqual(ticks))

  test('fractions only when asked for', () => {
    expect(niceTicks(0.3, true)).toEqual([0, 0.1, 0.2, 0.3])
    expect(niceTicks(0.3)).toEqual([0, 1])
  })

  test('the last one is never below the largest value, and there are never many', () => {
    for (let max = 1; max < 3000; max += 7) {
      const ticks = niceTicks(max)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
      expect(ticks.length).toBeLessThanOrEqual(8)
    }
  })
})

test.each([
  [0, 100],
  [5, 50],
  [10, 0],
  [15, 0],
  [-1, 100],
  [Number.NaN, 100],
])('%d of 10 is drawn at %d', (value, at) => expect(linear(10, 100, 0)(value)).toBe(at))

test('nothing to divide by is zero, never NaN', () => {
  expect(linear(0, 100, 0)(3)).toBe(100)
  expect(percentOf(3, 0)).toBe(0)
  expect(percentOf(Number.NaN, 10)).toBe(0)
  expect(drawable(Number.POSITIVE_INFINITY)).toBe(0)
})

test.each([
  [0, '0'],
  [1234.5, '1.234,5'],
  [9_999, '9.999'],
  [461_112, '461 mil'],
  [4_150_011, '4,2 mi'],
  [48_600_000, '48,6 mi'],
  [Number.NaN, '0'],
])('%d in few characters is %j', (value, text) => expect(formatCompact(value)).toBe(text))

test('in few characters a number is what the browser would make of it', () => {
  const compact = new Intl.NumberFormat('pt-BR', {
    notation: 'compact',
    maximumFractionDigits: 1,
    maximumSignificantDigits: 3,
    roundingPriority: 'lessPrecision',
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: 1390 }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      (tens, rest) => {
        const value = Math.round(rest * 10 ** (tens / 100) * 100) / 100
        if (value < 10_000) return
        expect(formatCompact(value)).toBe(compact.format(value).replaceAll('\u00a0', ' '))
      },
    ),
    { numRuns: 5000 },
  )
})

test('numbers are Brazilian', () => {
  expect(formatNumber(1234567.891)).toBe('1.234.567,89')
  expect(formatPercent(18.25)).toBe('18,3%')
  expect(formatPercent(Number.NaN)).toBe('0%')
})

describe('ring', () => {
  test('shares add up to one turn', () => {
    expect(shares([1, 3])).toEqual([
      { from: 0, to: 0.25 },
      { from: 0.25, to: 1 },
    ])
    expect(shares([0, 0])).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ])
  })

  test('a quarter, from the top clockwise, with a hole of 70%', () =>
    expect(ringPath(0, 0.25, 100)).toBe(
      'M 0.000 -100.000 A 100 100 0 0 1 100.000 0.000 L 70.000 0.000 A 70 70 0 0 0 0.000 -70.000 Z',
    ))

  test('a whole ring is two circles, without a seam between them', () => {
    const path = ringPath(0, 1, 100)
    expect(path.match(/M /g)).toHaveLength(2)
    expect(path).not.toContain('L')
  })
})

describe('standing bars', () => {
  const sixteen = Array.from({ length: 16 }, (_, index) => ({ label: 'Meio Ambiente', value: index }))

  test('are 30 thick, and thinner only when they would touch', () => {
    expect(verticalLayout(sixteen, 1000, 470).thickness).toBe(30)
    expect(verticalLayout([...sixteen, ...sixteen, ...sixteen], 1000, 470).thickness).toBeLessThan(30)
  })

  test('names lean when they would touch', () => {
    expect(verticalLayout(sixteen, 1000, 470).leans).toBe(true)
    expect(verticalLayout(sixteen.slice(0, 4), 1000, 470).leans).toBe(false)
  })

  test('nothing at all is still a picture', () => {
    const { bars, ticks } = verticalLayout([{ label: 'a', value: Number.NaN }], 1000, 470)
    expect(bars[0]?.height).toBe(0)
    expect(ticks).toHaveLength(2)
  })
})

test('running totals end where nothing is known', () => {
  const data = [
    { label: 'M1', value: 10, planned: 20 },
    { label: 'M2', value: 5, planned: 20 },
    { label: 'M3', value: null, planned: 20 },
  ]
  expect(runningTotals(data)).toEqual([
    { done: 10, planned: 20 },
    { done: 15, planned: 40 },
    { done: null, planned: 60 },
  ])
  expect(lineLayout(data, 960, 340).donePath).not.toContain('NaN')
  expect(lineLayout([], 960, 340).donePath).toBe('')
})

describe('bars side by side', () => {
  const months = Array.from({ length: 12 }, (_, index) => ({
    label: `mês/${2026 + index}`,
    values: [index, 10, -5],
  }))

  test.each([1200, 600, 330, 60])('stay within their slots and above the axis at %i px', (width) => {
    const layout = groupLayout(months, 3, width, 280)
    layout.groups.forEach(({ bars }, index) => {
      const from = layout.left + layout.slot * index
      for (const { x, y, height } of bars) {
        expect(x).toBeGreaterThanOrEqual(from)
        expect(x).toBeLessThan(from + layout.slot)
        expect(y + height).toBeCloseTo(layout.base)
      }
      // What is below nothing is drawn as nothing.
      expect(bars[2]?.height).toBe(0)
    })
  })

  test('names every period where there is room, fewer where there is not', () => {
    expect(groupLayout(months, 3, 1200, 280).every).toBe(1)
    expect(groupLayout(months, 3, 330, 280).every).toBe(3)
  })
})

test('long names of months are written less often than short ones', () => {
  const named = (name: string) =>
    Array.from({ length: 12 }, (_, index) => ({ label: `M${index + 1}${name}`, value: 1 }))
  expect(lineLayout(named(''), 700, 340).every).toBe(1)
  expect(lineLayout(named(' · set/2027'), 700, 340).every).toBe(2)
})
