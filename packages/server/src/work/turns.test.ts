import { PacoError } from '@paco/domain/shared/errors'
import { describe, expect, it, vi } from 'vitest'
import { type Caller, placeOf, Turns } from './turns.ts'

/** Works that end when they are told to, and the order in which they began; people have a capital, strangers none. */
function bench(limits: Partial<ConstructorParameters<typeof Turns>[0]> = {}) {
  const turns = new Turns({ atOnce: 1, each: 10, waiting: 100, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const gone = new Set<string>()
  const ask = (name: string) => {
    const key = name[0] ?? ''
    const isStranger = key === key.toLowerCase()
    const caller: Caller = { key, isStranger, ticket: name, isGone: () => gone.has(name) }
    return turns.run(caller, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  }
  /** The queue moves on in the turns of the event loop that follow. */
  const finish = async (name: string) => {
    await new Promise(setImmediate)
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { turns, begun, gone, ask, finish }
}

const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: unknown) => (error instanceof PacoError ? error.status : 500),
  )

describe('heavy work', () => {
  it('goes round: whoever asks for much keeps nobody waiting for more than one of it', async () => {
    const { begun, ask, finish } = bench()
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(ask)
    await finish('a1')
    for (let done = 1; done < all.length; done++) await finish(begun[done] ?? '')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'])
  })

  it('tells each how many begin before theirs', async () => {
    const { ask, finish } = bench()
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(ask)
    const places = () =>
      ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((ticket) => {
        const place = placeOf(ticket)
        return place === null || place === 'under way' ? place : place.ahead
      })
    await finish('none yet')
    expect(places()).toEqual(['under way', 0, 3, 1, 2, 4])
    await finish('a1')
    expect(places()).toEqual([null, 'under way', 2, 0, 1, 3])
    for (const name of ['a2', 'b1', 'c1', 'a3', 'b2']) await finish(name)
    await Promise.all(all)
    expect(places()).toEqual([null, null, null, null, null, null])
  })

  it('of people begins before that of strangers, and each is told so', async () => {
    const { begun, ask, finish } = bench()
    const all = ['a1', 'a2', 'b1', 'P1', 'Q1', 'P2'].map(ask)
    await finish('none yet')
    const ahead = ['a2', 'b1', 'P1', 'Q1', 'P2'].map((ticket) => placeOf(ticket))
    expect(ahead).toEqual([3, 4, 0, 1, 2].map((count) => ({ ahead: count })))
    for (let done = 0; done < all.length; done++) await finish(begun[done] ?? '')
    expect(begun).toEqual(['a1', 'P1', 'Q1', 'P2', 'a2', 'b1'])
    await Promise.all(all)
  })

  it('is a few at once', async () => {
    const { begun, ask, finish } = bench({ atOnce: 2 })
    const all = ['a1', 'b1', 'c1'].map(ask)
    await finish('none yet')
    expect(begun).toEqual(['a1', 'b1'])
    await finish('b1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await finish('a1')
    await finish('c1')
    await Promise.all(all)
  })

  it('is refused with 429 to whoever has too much of it, with 503 when too many wait, to no person for strangers', async () => {
    const { begun, ask, finish } = bench({ each: 2, waiting: 2 })
    const kept = [ask('a1'), ask('a2')]
    expect(await status(ask('a3'))).toBe(429)
    kept.push(ask('b1'))
    expect(await status(ask('c1'))).toBe(503)
    kept.push(ask('P1'))
    for (const name of ['a1', 'P1', 'a2', 'b1']) await finish(name)
    await Promise.all(kept)
    expect(begun).toEqual(['a1', 'P1', 'a2', 'b1'])
    const again = ask('a4')
    await finish('a4')
    expect(await status(again)).toBe(200)
  })

  it('is not done for whoever has gone', async () => {
    const { begun, gone, ask, finish } = bench()
    const [first, second, third] = [ask('a1'), ask('b1'), ask('c1')]
    gone.add('b1')
    const left = status(second)
    await finish('a1')
    await finish('c1')
    expect(await left).toBe(499)
    await Promise.all([first, third])
    expect(begun).toEqual(['a1', 'c1'])
  })

  it('that rests lets nothing begin for as long as it took, while others wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    try {
      const { begun, ask, finish } = bench({ rests: true })
      const all = ['a1', 'b1'].map(ask)
      await finish('none yet')
      vi.advanceTimersByTime(40)
      await finish('a1')
      vi.advanceTimersByTime(39)
      await finish('none yet')
      expect(begun).toEqual(['a1'])
      vi.advanceTimersByTime(1)
      await finish('none yet')
      expect(begun).toEqual(['a1', 'b1'])
      vi.advanceTimersByTime(40)
      await finish('b1')
      all.push(ask('c1'))
      await finish('c1')
      expect(begun).toEqual(['a1', 'b1', 'c1'])
      await Promise.all(all)
    } finally {
      vi.useRealTimers()
    }
  })

  it('that fails gives its turn on', async () => {
    const { ask, finish, turns } = bench()
    const failing = turns.run({ key: 'a', isStranger: true, ticket: null, isGone: () => false }, () =>
      Promise.reject(new Error()),
    )
    const next = ask('b1')
    expect(await status(failing)).toBe(500)
    await finish('b1')
    expect(await next).toBe('b1')
  })
})

describe('work of many slices', () => {
  const caller = (key: string, ticket: string | null = null): Caller => ({
    key,
    isStranger: true,
    ticket,
    isGone: () => false,
  })
  const limits = { atOnce: 1, each: 2, waiting: 3 }

  /** Counts up, and tells when it was left. */
  function counting(until: number) {
    const left: string[] = []
    async function* count() {
      try {
        for (let n = 1; n <= until; n++) yield n
      } finally {
        left.push('left')
      }
    }
    return { work: count(), left }
  }

  it('waits its turn for each: one whose slice lies unfetched keeps nobody waiting', async () => {
    const turns = new Turns(limits)
    const slow = turns.slices(caller('a', 'slow-one'), counting(3).work)
    expect((await slow.next()).value).toBe(1)
    expect(turns.placeOf('slow-one')).toBe('under way')
    expect(await turns.run(caller('b'), async () => 'done')).toBe('done')
    expect((await slow.next()).value).toBe(2)
    expect((await slow.next()).value).toBe(3)
    expect((await slow.next()).done).toBe(true)
    expect(turns.placeOf('slow-one')).toBeNull()
  })

  it('is refused to whoever has too much of it before the first slice, never later', async () => {
    const turns = new Turns(limits)
    const open = [1, 2].map(() => turns.slices(caller('a'), counting(9).work))
    for (const one of open) await one.next()
    expect(await status(turns.slices(caller('a'), counting(1).work).next())).toBe(429)
    for (const one of open) expect((await one.next()).value).toBe(2)
  })

  it('ends when it is left, and its place is free', async () => {
    const turns = new Turns({ ...limits, each: 1 })
    const { work, left } = counting(9)
    const one = turns.slices(caller('a'), work)
    await one.next()
    await one.return(undefined)
    expect(left).toEqual(['left'])
    expect(await status(turns.slices(caller('a'), counting(1).work).next())).toBe(200)
  })

  it('is not done for whoever has gone', async () => {
    const turns = new Turns(limits)
    const gone: Caller = { ...caller('a'), isGone: () => true }
    expect(await status(turns.slices(gone, counting(1).work).next())).toBe(499)
    expect(await turns.run(caller('a'), async () => 'free')).toBe('free')
  })
})
