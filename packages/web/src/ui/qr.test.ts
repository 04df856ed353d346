import { expect, test } from 'vitest'
import { pathOf, qrOf, svgOf } from './qr.ts'

const ADDRESS = 'https://processos.cidade.sp.gov.br/transparencia/obras/123456'

/** The eye in a corner: a frame of seven modules around a square of three. */
const EYE = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']

test('an address is a square with three eyes and a quiet margin', () => {
  const { size, dark } = qrOf(ADDRESS)
  const on = new Set(dark.map(([x, y]) => `${x},${y}`))
  const part = (left: number, top: number) =>
    EYE.map((row, y) => [...row].map((_, x) => (on.has(`${left + x},${top + y}`) ? '1' : '0')).join(''))
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    expect(part(left, top)).toEqual(EYE)
  expect((size - 8 - 17) % 4).toBe(0)
  expect(dark.every(([x, y]) => Math.min(x, y) >= 4 && Math.max(x, y) < size - 4)).toBe(true)
})

test('the same address is the same code for good, another is another', () => {
  expect(pathOf(qrOf(ADDRESS))).toBe(pathOf(qrOf(ADDRESS)))
  expect(pathOf(qrOf(ADDRESS))).not.toBe(pathOf(qrOf(`${ADDRESS}7`)))
})

test('the file to print holds nothing but numbers and its own words', () => {
  const svg = svgOf(qrOf('"><script>alert(1)</script>'))
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" shape-rendering="crispEdges">/,
  )
  expect(svg).not.toContain('script')
})
