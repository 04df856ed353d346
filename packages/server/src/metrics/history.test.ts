import { describe, expect, it } from 'vitest'
import { History, type Now, POINTS, SLOT } from './history.ts'

const NOW: Now = {
  ...{ requests: 0, errors: 0, latencies: [] },
  ...{ delay: 0, waiting: 0, memory: 0, busy: 0, queue: 0, size: 0, backup: 0, emails: 0, lines: 0 },
}
const START = Date.parse('2026-11-18T12:00:00Z')
const lastOf = (history: History, time: number) =>
  Object.fromEntries(
    Object.entries(history.read(time).series).map(([name, values]) => [name, values.slice(-3)]),
  )

describe('the last day', () => {
  it('counts what came in each five minutes, and keeps the worst of what goes up and down', () => {
    const history = new History()
    history.note(START, { ...NOW, requests: 10, latencies: [10], delay: 5, waiting: 3, memory: 100 })
    history.note(START + 15_000, { ...NOW, requests: 30, latencies: [30], delay: 2, waiting: 0, memory: 90 })
    history.note(START + SLOT, { ...NOW, requests: 31, errors: 1, latencies: [30, 1], memory: 80 })
    expect(lastOf(history, START + SLOT)).toMatchObject({
      requests: [null, 30, 1],
      errors: [null, 0, 1],
      p95: [null, expect.closeTo(0.95), expect.closeTo(2.425)],
      delay: [null, 5, 0],
      waiting: [null, 3, 0],
      memory: [null, 100, 80],
    })
  })

  it('keeps what was known of a level while nothing was known of it any more', () => {
    const history = new History()
    history.note(START, { ...NOW, size: 7 })
    history.note(START + 15_000, { ...NOW, size: null })
    history.note(START + SLOT, { ...NOW, size: null })
    history.note(START + SLOT + 15_000, { ...NOW, size: 5 })
    history.note(START + 2 * SLOT, { ...NOW, size: null })
    expect(lastOf(history, START + 2 * SLOT).size).toEqual([7, 5, null])
  })

  it('knows no time of answers where there were none', () => {
    const history = new History()
    history.note(START, NOW)
    expect(lastOf(history, START).p95).toEqual([null, null, null])
  })

  it('has gaps where nobody looked, and forgets what is older', () => {
    const history = new History()
    history.note(START, { ...NOW, requests: 7 })
    history.note(START + 2 * SLOT, { ...NOW, requests: 9 })
    expect(lastOf(history, START + 2 * SLOT).requests).toEqual([7, null, 2])
    const later = history.read(START + (POINTS + 1) * SLOT)
    expect(later.series.requests.filter((value) => value !== null)).toEqual([2])
    expect(later.series.requests).toHaveLength(POINTS)
    expect(later.since).toBe(START + 2 * SLOT)
    const gone = history.read(START + (POINTS + 2) * SLOT).series.requests
    expect(gone.every((value) => value === null)).toBe(true)
  })
})
