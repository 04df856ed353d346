import { describe, expect, test } from 'vitest'
import { type Box, LAST_CLUSTERED, markFinder } from './clusters.ts'
import { pointIcon, ringOf } from './mark-icons.ts'
import type { MapPoint } from './types.ts'

const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 }
const at = (id: number, latitude: number, longitude: number, tone: MapPoint['tone'] = 'run'): MapPoint => ({
  id,
  latitude,
  longitude,
  label: `Ponto ${id}`,
  tone,
  paused: false,
})
/** Ten points some metres apart, and one far away. */
const crowd = Array.from({ length: 10 }, (_, index) =>
  at(index + 1, -22.81 - index / 10_000, -45.19, index < 4 ? 'late' : 'ok'),
)
const points = [...crowd, at(11, -23.5, -46.6)]

describe('many points', () => {
  test('become one mark with the count of each tone, and none is lost', () => {
    const marks = markFinder(points, null)(WORLD, 11)
    const cluster = marks.find((mark) => mark.kind === 'cluster')
    expect(cluster).toMatchObject({ count: 10, tones: { late: 4, ok: 6 } })
    expect(marks.filter((mark) => mark.kind === 'point').map(({ point }) => point.id)).toEqual([11])
  })

  test('counting is the same each time it is asked', () => {
    const find = markFinder(points, null)
    const tones = () => find(WORLD, 11).flatMap((mark) => (mark.kind === 'cluster' ? [mark.tones] : []))
    find(WORLD, 3)
    expect(tones()).toEqual([{ late: 4, ok: 6 }])
    expect(tones()).toEqual([{ late: 4, ok: 6 }])
  })

  test('a cluster opens at a greater zoom, and beyond the last one every point stands alone', () => {
    const [cluster] = markFinder(crowd, null)(WORLD, 11)
    expect(cluster?.kind === 'cluster' && cluster.opensAt > 11).toBe(true)
    const marks = markFinder(points, null)(WORLD, LAST_CLUSTERED + 1)
    expect(marks.every(({ kind }) => kind === 'point')).toBe(true)
    expect(marks).toHaveLength(11)
  })

  test('the selected one is never hidden in a cluster', () => {
    const marks = markFinder(points, 3)(WORLD, 11)
    expect(marks.some((mark) => mark.kind === 'point' && mark.point.id === 3)).toBe(true)
    expect(marks.find((mark) => mark.kind === 'cluster')).toMatchObject({ count: 9 })
  })

  test('only what is in view is drawn', () => {
    const box = { west: -47, south: -24, east: -46, north: -23 }
    expect(markFinder(points, null)(box, 11)).toHaveLength(1)
  })
})

test('points that share a place stand around it', () => {
  const marks = markFinder([at(1, -22.8, -45.2), at(2, -22.8, -45.2), at(3, -22.8, -45.2)], null)(WORLD, 18)
  const places = marks.map((mark) => (mark.kind === 'point' ? mark.aside.join() : ''))
  expect(new Set(places).size).toBe(3)
  expect(markFinder([at(1, -22.8, -45.2)], null)(WORLD, 18)[0]).toMatchObject({ aside: [0, 0] })
})

test('what is drawn differently has another key', () => {
  const keyOf = (point: MapPoint) => markFinder([point], null)(WORLD, 12)[0]?.key
  expect(keyOf(at(1, -22.8, -45.2))).toBe(keyOf(at(1, -22.8, -45.2)))
  expect(keyOf(at(1, -22.8, -45.2))).not.toBe(keyOf(at(1, -22.8, -45.2, 'late')))
})

test('the ring of a cluster shows the share of each tone', () => {
  expect(ringOf({ ok: 3, late: 1 })).toBe(
    'conic-gradient(var(--paco-bad-fill) 0.0% 25.0%, var(--paco-ok-fill) 25.0% 100.0%)',
  )
})

test('what was stopped carries an octagon at its pin’s shoulder, whatever its colour', () => {
  const shapes = (paused: boolean) => {
    const { html } = pointIcon({ tone: 'run', paused }, [0, 0]).options
    return (html as Element).querySelectorAll('path').length
  }
  expect([shapes(false), shapes(true)]).toEqual([2, 4])
  const [plain, stopped] = [false, true].map((paused) =>
    markFinder([{ ...at(1, -22.8, -45.2), paused }], null)(WORLD, 11).map(({ key }) => key),
  )
  expect(plain).not.toEqual(stopped)
})
