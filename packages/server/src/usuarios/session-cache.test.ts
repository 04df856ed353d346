import type { SessionUser } from '@paco/domain/shared/roles'
import { afterEach, describe, expect, it } from 'vitest'
import { changes } from '../db/changes.ts'
import { cacheSessions, SESSION_CACHE_AGE, type SessionCache } from './session-cache.ts'

const ana: SessionUser = { id: 7, name: 'Ana', role: 'user', id_secretaria: 12 }

let cache: SessionCache | undefined
afterEach(() => cache?.stop())

/** A cache over a door that can be closed, at a time of our own; counts how often the database is asked. */
function open(left = 60_000) {
  const door = { time: 1000, user: ana as SessionUser | null, asked: 0, wait: Promise.resolve() }
  cache = cacheSessions(
    async (token) => (token.startsWith('t') ? { sessionId: token, userId: 7 } : null),
    async () => {
      door.asked++
      const { user } = door
      await door.wait
      return user && { user, left }
    },
    () => door.time,
  )
  const { authenticate } = cache
  const ask = async (token = 't') => (await authenticate(token, () => {}))?.user ?? null
  return { door, ask, authenticate }
}

describe('the cache of sessions', () => {
  it('asks once for as long as it may believe the answer', async () => {
    const { door, ask } = open()
    expect(await ask()).toBe(ana)
    door.time += SESSION_CACHE_AGE - 1
    expect(await ask()).toBe(ana)
    expect(door.asked).toBe(1)
  })

  it('believes nothing for longer than two seconds, told or not', async () => {
    const { door, ask } = open()
    await ask()
    door.user = null
    door.time += SESSION_CACHE_AGE
    expect(SESSION_CACHE_AGE).toBe(2000)
    expect(await ask()).toBeNull()
  })

  it('believes a session for no longer than it lasts', async () => {
    const { door, ask } = open(300)
    await ask()
    door.user = null
    door.time += 300
    expect(await ask()).toBeNull()
  })

  it('forgets all at once when told', async () => {
    const { door, ask } = open()
    await ask()
    door.user = null
    changes.emit('sessions')
    expect(await ask()).toBeNull()
  })

  it('does not keep what was read before it was told and arrives after', async () => {
    const { door, ask } = open()
    let arrive = () => {}
    door.wait = new Promise((resolve) => {
      arrive = resolve
    })
    const early = ask()
    await Promise.resolve()
    door.user = null
    changes.emit('sessions')
    const late = ask()
    arrive()
    expect(await early).toBe(ana)
    expect(await late).toBeNull()
    expect(await ask()).toBeNull()
  })

  it('keeps no refusal, and tells whom a refused token names', async () => {
    const { door, ask, authenticate } = open()
    door.user = null
    const named: number[] = []
    expect(await authenticate('t', (id) => named.push(id))).toBeNull()
    expect(await authenticate('x', (id) => named.push(id))).toBeNull()
    expect(named).toEqual([7])
    door.user = ana
    expect(await ask()).toBe(ana)
  })

  it('asks once for many who come at the same moment', async () => {
    const { door, ask } = open()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([ana, ana, ana])
    expect(door.asked).toBe(1)
  })

  it('keeps so many and no more', async () => {
    const { door, ask } = open()
    for (let number = 0; number <= 2000; number++) await ask(`t${number}`)
    expect(door.asked).toBe(2001)
    await ask('t2000')
    expect(door.asked).toBe(2001)
    await ask('t0')
    expect(door.asked).toBe(2002)
  })
})
