import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sparkLayout, stretches } from './spark-layout.ts'
import { Sparkline } from './sparkline.tsx'

const BOX = { width: 100, height: 12 }

describe('a small line', () => {
  it.each([
    [[], []],
    [[null, null], []],
    [[1, 2], [[0, [1, 2]]]],
    [
      [null, 1, null, 2, 3],
      [
        [1, [1]],
        [3, [2, 3]],
      ],
    ],
  ])('of %j has the stretches %j', (values, expected) => {
    expect(stretches(values).map(({ from, values: run }) => [from, run])).toEqual(expected)
  })

  it('goes from zero to the highest, with gaps, and never says NaN', () => {
    expect(sparkLayout([0, 5, 10], BOX).line).toBe('M 0 11 L 50 6 L 100 1')
    expect(sparkLayout([10, null, 10], BOX).line).toBe('M 0 1 L 45 1 M 55 1 L 100 1')
    const odd = sparkLayout([Number.NaN, -1, Number.POSITIVE_INFINITY], BOX)
    expect(odd.line + odd.area).not.toMatch(/NaN|Infinity/)
    expect(sparkLayout([], BOX).line).toBe('')
    expect(sparkLayout([0, 0], BOX).line).toBe('M 0 11 L 100 11')
  })

  it('shows what is too much where it was reached', () => {
    expect(sparkLayout([0, 10], { ...BOX, limit: 5 }).limitY).toBe(6)
    expect(sparkLayout([0, 4], { ...BOX, limit: 5 }).limitY).toBeNull()
  })

  it('is a picture with a name', () => {
    const { container } = render(
      <Sparkline name="Erros. Dois." values={[0, 2]} limit={1} top="2" ends={['há 24 h', 'agora']} />,
    )
    expect(screen.getByRole('img', { name: 'Erros. Dois.' })).toBeTruthy()
    expect(container.querySelectorAll('line')).toHaveLength(1)
  })
})
