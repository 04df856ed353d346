import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { firstCrop, keyed, maxZoom, pushed, sentSide, squareOf, zoomed } from './crop.ts'
import { MAX_IMAGE, refuseImage } from './image-file.ts'

const LANDSCAPE = { width: 2000, height: 1000 }
const PORTRAIT = { width: 1000, height: 2000 }

describe('a crop', () => {
  it('begins with the largest square, nearer to the head of a standing picture', () => {
    expect(squareOf(LANDSCAPE, firstCrop(LANDSCAPE))).toEqual({ left: 500, top: 0, side: 1000 })
    expect(squareOf(PORTRAIT, firstCrop(PORTRAIT))).toEqual({ left: 0, top: 250, side: 1000 })
  })

  it('follows the hand and stops at the edge', () => {
    const first = firstCrop(LANDSCAPE)
    expect(squareOf(LANDSCAPE, pushed(LANDSCAPE, first, 0.25, 0)).left).toBe(250)
    expect(squareOf(LANDSCAPE, pushed(LANDSCAPE, first, 9, 9))).toEqual({ left: 0, top: 0, side: 1000 })
  })

  it('looks no nearer than the pixels allow', () => {
    expect(zoomed(LANDSCAPE, firstCrop(LANDSCAPE), 99).zoom).toBe(maxZoom(LANDSCAPE))
    expect(maxZoom({ width: 100, height: 80 })).toBe(1)
    expect(maxZoom({ width: 9000, height: 9000 })).toBe(5)
  })

  it('is moved and zoomed by keys, and by no others', () => {
    const crop = zoomed(LANDSCAPE, firstCrop(LANDSCAPE), 2)
    expect(keyed(LANDSCAPE, crop, 'ArrowRight')).toEqual({ ...crop, x: crop.x - 25 })
    expect(keyed(LANDSCAPE, crop, 'ArrowUp')).toEqual({ ...crop, y: crop.y + 25 })
    expect(keyed(LANDSCAPE, crop, '+')?.zoom).toBeCloseTo(2.1)
    expect(keyed(LANDSCAPE, crop, '-')?.zoom).toBeCloseTo(1.9)
    expect(keyed(LANDSCAPE, crop, 'Tab')).toBeNull()
  })

  it('sends at most 1600 pixels, and never more than there are', () => {
    const large = { width: 4000, height: 6000 }
    expect(sentSide(large, firstCrop(large))).toBe(1600)
    expect(sentSide(LANDSCAPE, zoomed(LANDSCAPE, firstCrop(LANDSCAPE), 2))).toBe(500)
  })

  it('lies within the picture, whatever was done to it', () => {
    const side = fc.integer({ min: 1, max: 12_000 })
    const push = fc.tuple(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: -3, max: 3, noNaN: true }),
    )
    const zoom = fc.double({ min: 0, max: 10, noNaN: true })
    fc.assert(
      fc.property(side, side, fc.array(fc.tuple(push, zoom)), (width, height, steps) => {
        const size = { width, height }
        let crop = firstCrop(size)
        for (const [[right, down], near] of steps) crop = zoomed(size, pushed(size, crop, right, down), near)
        const { left, top, side } = squareOf(size, crop)
        const slack = 1e-6
        return (
          side > 0 &&
          left >= -slack &&
          top >= -slack &&
          left + side <= width + slack &&
          top + side <= height + slack
        )
      }),
    )
  })
})

test.each([
  ['a photo', { name: 'a.jpg', type: 'image/jpeg', size: MAX_IMAGE }, null],
  ['an empty file', { name: 'a.jpg', type: 'image/jpeg', size: 0 }, /está vazio/],
  ['a drawing', { name: 'a.svg', type: 'image/svg+xml', size: 10 }, /não é uma imagem aceita/],
  ['a file without a type', { name: 'a', type: '', size: 10 }, /JPEG, PNG ou WebP/],
  ['a heavy photo', { name: 'a.png', type: 'image/png', size: 6.5 * 1024 * 1024 }, /tem 6,5 MB.*5 MB/],
])('%s is taken or refused with the reason', (_, file, reason) => {
  const refused = refuseImage(file)
  if (reason === null) expect(refused).toBeNull()
  else expect(refused).toMatch(reason)
})
