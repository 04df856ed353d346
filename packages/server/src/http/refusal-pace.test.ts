import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { Pace, RefusalPace } from './refusal-pace.ts'

describe('a pace', () => {
  it('lets a burst through, then one a step, and is whole again after a while', () => {
    const pace = new Pace(2, 10)
    const waits = (now: number, count: number) => Array.from({ length: count }, () => pace.take(now, 250))
    expect(waits(0, 6)).toEqual([0, 0, 100, 200, null, null])
    expect(waits(100, 2)).toEqual([200, null])
    expect(pace.isIdle(499)).toBe(false)
    expect(pace.isIdle(500)).toBe(true)
    expect(waits(1000, 3)).toEqual([0, 0, 100])
  })
})

describe('the refusals of strangers', () => {
  const many = (pace: RefusalPace, network: string, count: number) =>
    Array.from({ length: count }, () => pace.waitFor(network, 0))

  it('wait once there are too many of them, never for long, and of the same network only', () => {
    const pace = new RefusalPace()
    const waits = many(pace, '10.0.0.1', 300)
    expect(waits.slice(0, 110)).toEqual(Array(110).fill(0))
    expect(waits.slice(110, 113)).toEqual([20, 40, 60])
    expect(waits.slice(-2)).toEqual([2000, 2000])
    expect(many(pace, '10.0.0.2', 11)).toEqual([...Array(10).fill(0), 2000])
    expect(pace.waitFor('10.0.0.1', 60_000)).toBe(0)
  })

  it('of ever new networks are remembered for so many only', () => {
    const pace = new RefusalPace()
    for (let n = 0; n < 20_001; n++) pace.waitFor(`network ${n}`, 0)
    expect(many(pace, 'network 1', 10)).toEqual(Array(10).fill(0))
  })

  it('are held back, while a person and a stranger from elsewhere are refused at once', async () => {
    const test = await startTestApp()
    const { headers } = await loginAs(test)
    const answered: string[] = []
    const ask = async (name: string, remoteAddress: string, own: object = {}) => {
      const reply = await test.app.inject({
        url: '/api/getprojetocompleto?limite=0',
        headers: own as Record<string, string>,
        remoteAddress,
      })
      answered.push(name)
      return reply.statusCode
    }
    const strangers = Array.from({ length: 200 }, () => ask('stranger', '10.0.0.1'))
    const others = [ask('person', '10.0.0.1', headers), ask('elsewhere', '10.0.0.2')]
    expect(await Promise.all([...strangers, ...others])).toEqual(Array(202).fill(400))
    expect(answered.slice(-50)).toEqual(Array(50).fill('stranger'))
  })
})
