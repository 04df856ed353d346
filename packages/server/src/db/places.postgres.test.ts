import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createPostgresDatabase } from '../../test/harness.ts'
import { Places } from './places.ts'

const connectionString = await createPostgresDatabase()
const open = (max: number, idleTimeoutMillis = 50) => {
  const pool = new pg.Pool({ connectionString, max, idleTimeoutMillis, connectionTimeoutMillis: 20_000 })
  afterAll(() => pool.end())
  return pool
}
const take = (pool: pg.Pool, count: number) =>
  Promise.all(Array.from({ length: count }, () => pool.connect()))
const giveBack = (clients: readonly pg.PoolClient[]) => {
  for (const client of clients) client.release()
}

it('a pool has what is left, and never more than all may have together', async () => {
  const places = new Places(6)
  const [one, other] = [open(10), open(10)]
  places.admit(one, 2)
  places.admit(other, 2)
  expect(places.left).toBe(2)
  const held = await take(one, 4)
  expect([one.totalCount, places.left]).toEqual([4, 0])
  // What the other is sure of is there, whatever the first one holds.
  const sure = await take(other, 2)
  const waits = take(other, 2)
  expect([other.totalCount, other.waitingCount]).toEqual([2, 2])
  giveBack(held)
  giveBack(await waits)
  expect(one.totalCount + other.totalCount).toBeLessThanOrEqual(6)
  giveBack(sure)
  await expect.poll(() => [one.totalCount, other.totalCount, places.left]).toEqual([0, 0, 2])
})

it('a pool that is sure of none has some while there are any, and no more than it asked for', async () => {
  const places = new Places(3)
  const patient = open(2)
  places.admit(patient, 0)
  const held = await take(patient, 2)
  const third = patient.connect()
  expect([patient.totalCount, patient.waitingCount, places.left]).toEqual([2, 1, 1])
  giveBack(held)
  giveBack([await third])
  await expect.poll(() => places.left).toBe(3)
})

it('what a pool had is everybody’s when it is gone', async () => {
  const places = new Places(4)
  const gone = open(4)
  const leave = places.admit(gone, 2)
  giveBack(await take(gone, 4))
  leave()
  leave()
  expect(places.left).toBe(4)
})

it('queries of a pool live by its places too', async () => {
  const places = new Places(3)
  const pool = open(3)
  places.admit(pool, 1)
  const rows = await Promise.all(Array.from({ length: 20 }, () => pool.query('select 1 as one')))
  expect(rows).toHaveLength(20)
  expect(pool.totalCount).toBeLessThanOrEqual(3)
})
