import { PacoError } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { inShare, Share } from './shares.ts'

const { app, database } = await startTestApp()

/** Work that ends when it is told to. */
function held() {
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => over, end: () => end() }
}

describe('a share', () => {
  it('lets so many begin at once, the others in the order they came', async () => {
    const share = new Share(2)
    const begun: number[] = []
    const works = [0, 1, 2, 3].map(held)
    const runs = works.map(({ work }, place) =>
      share.run(() => {
        begun.push(place)
        return work()
      }),
    )
    expect(begun).toEqual([0, 1])
    works[1]?.end()
    await runs[1]
    expect(begun).toEqual([0, 1, 2])
    for (const { end } of works) end()
    await Promise.all(runs)
    expect(begun).toEqual([0, 1, 2, 3])
  })

  it('refuses whoever has waited too long, with when to try again, and is whole afterwards', async () => {
    const share = new Share(1, 1)
    const first = held()
    const running = share.run(first.work)
    const late = await share.run(async () => 'too soon').catch((error: unknown) => error)
    expect(late).toBeInstanceOf(PacoError)
    expect(late).toMatchObject({ status: 503, retryAfter: 5 })
    first.end()
    await running
    expect(await share.run(async () => 'in time')).toBe('in time')
  })
})

describe('the connections of the database', () => {
  it('are not all taken by lists and writes: one record is still read', async () => {
    const slow = held()
    const taken = Array.from({ length: 30 }, (_, place) =>
      inShare(database.db, place % 2 ? 'lists' : 'writes', () =>
        database.kind === 'embedded' ? slow.work() : database.db.connection().execute(slow.work),
      ),
    )
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db)
    expect(rows).toEqual([{ one: 1 }])
    expect((await app.inject('/api/getsecret/12')).statusCode).toBe(200)
    slow.end()
    await Promise.all(taken)
  })
})
