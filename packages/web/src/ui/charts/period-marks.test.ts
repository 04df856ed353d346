import { describe, expect, test } from 'vitest'
import { periodMarks } from './period-marks.ts'

const months = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `M${index + 1}`, lines: [`Medido: ${index + 1}`] }))
const at = (count: number, slot: number) =>
  periodMarks(months(count), { left: 60, top: 24, slot, width: 60 + slot * count, height: 320 })

describe('the marks over the periods of a chart', () => {
  test.each([
    [12, 24, 12],
    [12, 23.9, 6],
    [7, 12, 3],
    [34, 6, 8],
    [3, 6, 1],
    [1, 6, 1],
    [0, 6, 0],
  ])('%i periods of %f points are %i marks', (count, slot, marks) => {
    expect(at(count, slot)).toHaveLength(marks)
  })

  test.each([
    [7, 12],
    [34, 6],
    [60, 3.5],
  ])(
    '%i periods of %f points: none is narrower than a fingertip, and together they cover all',
    (count, slot) => {
      const width = 60 + slot * count
      const marks = at(count, slot)
      expect(Math.min(...marks.map((mark) => (mark.width * width) / 100))).toBeGreaterThan(23.99)
      const ends = marks.map((mark) => mark.left + mark.width)
      for (const [index, mark] of marks.entries())
        expect(mark.left).toBeCloseTo(ends[index - 1] ?? (60 / width) * 100, 6)
      expect(ends.at(-1)).toBeCloseTo(100, 6)
      for (const { label } of months(count))
        expect(marks.filter(({ name }) => name.split(/[.;] /).includes(label))).toHaveLength(1)
    },
  )

  test('one says what its period brought, and what several brought where they share it', () => {
    expect(at(2, 30)[1]).toMatchObject({
      name: 'M2. Medido: 2',
      tip: { title: 'M2', lines: ['Medido: 2'] },
    })
    expect(at(2, 12)[0]).toMatchObject({
      name: 'M1. Medido: 1; M2. Medido: 2',
      tip: { title: 'M1 a M2', lines: ['M1. Medido: 1', 'M2. Medido: 2'] },
    })
  })
})
