import { describe, expect, it } from 'vitest'
import { collectAll, collectAtRest, type Seen } from './rest.ts'

const MB = 1024 * 1024

/** Looks once for each of what is seen; a collection leaves what it is told to. Returns at which looks there was one. */
function collections(seen: readonly Seen[], left: number): number[] {
  const at: number[] = []
  let place = 0
  let heap = 0
  const look = collectAtRest(
    () => ({ worked: seen[place]?.worked ?? 1, heap }),
    (done) => {
      at.push(place)
      heap = left
      done()
    },
  )
  for (; place < seen.length; place++) {
    heap = seen[place]?.heap ?? 0
    look()
  }
  return at
}

describe('a process at rest', () => {
  const at = (worked: number, ...heaps: number[]) => heaps.map((heap) => ({ worked, heap: heap * MB }))
  it.each<[string, Seen[], number[]]>([
    ['gives back what its start left', at(0.01, 80), [0]],
    ['waits until its work is done', [...at(0.9, 80), ...at(0.4, 80), ...at(0.02, 80)], [2]],
    ['does it once', at(0, 80, 50, 50), [0]],
    ['is left alone over little', at(0, 80, 55, 60, 65), [0]],
    ['does it again after a long rest, where it grew', at(0, 80, 50, ...Array(70).fill(70)), [0, 60]],
    ['is warm again after a short one', [...at(0, 80), ...at(0, ...Array(59).fill(70)), ...at(0.1, 70)], [0]],
    [
      'rests anew after each work',
      [
        ...at(0, 80),
        ...at(0.1, 70),
        ...at(0, ...Array(59).fill(70)),
        ...at(0.1, 70),
        ...at(0, ...Array(60).fill(70)),
      ],
      [0, 121],
    ],
  ])('%s', (_what, seen, looks) => {
    expect(collections(seen, 50 * MB)).toEqual(looks)
  })
})

it('the collection ends, and can be asked for again', async () => {
  const kept = { garbage: Array.from({ length: 1_000_000 }, (_, n) => ({ n })) }
  await new Promise<void>(collectAll)
  const before = process.memoryUsage().heapUsed
  kept.garbage = []
  await new Promise<void>(collectAll)
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(16 * MB)
})
