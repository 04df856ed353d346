import { describe, expect, it } from 'vitest'
import { Flights } from './flights.ts'
import { quantileOf } from './quantile.ts'
import { BOUNDS, Requests } from './requests.ts'

describe('answers', () => {
  it('are counted by route, method and class, and a route has one place', () => {
    const requests = new Requests()
    const place = requests.open('GET', '/api/x/:id')
    expect(requests.open('GET', '/api/x/:id')).toBe(place)
    expect(requests.open('POST', '/api/x/:id')).not.toBe(place)
    for (const status of [200, 204, 304, 404, 500, 503, 999, 0]) requests.count(place, status, 3)
    const labels = { route: '/api/x/:id', method: 'GET' }
    expect(requests.answered()).toEqual([
      [{ ...labels, status: '1xx' }, 1],
      [{ ...labels, status: '2xx' }, 2],
      [{ ...labels, status: '3xx' }, 1],
      [{ ...labels, status: '4xx' }, 1],
      [{ ...labels, status: '5xx' }, 3],
    ])
    expect(requests.faults().map(([{ code }, count]) => [code, count])).toEqual([
      ['500', 1],
      ['503', 1],
      ['other', 1],
    ])
    expect(requests.seconds()).toEqual([[labels, expect.closeTo(0.024)]])
    expect(requests.totals()).toMatchObject({ requests: 8, errors: 3 })
    expect(requests.routeOf(place)).toBe('GET /api/x/:id')
  })

  it('have their time in buckets that add up, calls apart from pages', () => {
    const requests = new Requests()
    const [call, page] = [requests.open('GET', '/api/x'), requests.open('GET', '(pages)')]
    for (const ms of [0.5, 1, 1.1, 9_000, 60_000]) requests.count(call, 200, ms)
    requests.count(page, 200, 40)
    const of = (kind: string) => requests.latencies().filter(([labels]) => labels.kind === kind)
    const buckets = of('call').filter(([, , suffix]) => suffix === '_bucket')
    expect(buckets.map(([{ le }, count]) => [le, count])).toEqual([
      ['0.001', 2],
      ['0.0025', 3],
      ...BOUNDS.slice(2, -1).map((bound) => [String(bound), 3]),
      ['10', 4],
      ['+Inf', 5],
    ])
    expect(of('call').at(-1)).toEqual([{ kind: 'call' }, 5, '_count'])
    expect(of('page').at(-2)?.[1]).toBeCloseTo(0.04)
  })
})

it.each([
  [[], 0.95, null],
  [[0, 0, 0], 0.95, null],
  [[100, 0, 0], 0.5, 0.5],
  [[100, 0, 0], 0.95, 0.95],
  [[50, 50, 0], 0.75, 1.5],
  [[0, 10, 0], 0.5, 1.5],
  [[0, 0, 10], 0.95, 2],
  [[94, 0, 6], 0.95, 2],
])('of %j the part %d lies below %d', (counts, part, expected) => {
  expect(quantileOf(counts, [1, 2], part)).toBe(expected)
})

describe('who is under way', () => {
  it('was so all the time, and is named once', () => {
    const flights = new Flights()
    const early = flights.enter(1, 100)
    flights.enter(1, 110)
    flights.enter(2, 120)
    const over = flights.enter(3, 90)
    flights.leave(over)
    flights.enter(4, 200)
    expect(flights.spanning(150)).toEqual([1, 2])
    expect(flights.spanning(105)).toEqual([1])
    flights.leave(early)
    expect(flights.spanning(105)).toEqual([])
    flights.leave(-1)
  })

  it('is forgotten where its caller left it, and takes no more room however many there are', () => {
    const flights = new Flights()
    flights.enter(1, 1)
    expect(flights.spanning(600_002)).toEqual([])
    for (let index = 0; index < 5000; index++) flights.enter(2, 10)
    expect(flights.spanning(20)).toEqual([2])
  })
})
