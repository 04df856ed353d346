import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'
import { runShape, Slot } from './shapes.ts'

const { db } = await openMigratedDatabase()

/** Adds a constant of the shape to a number of the request. */
const builder = (constant: number) =>
  vi.fn(() => sql<{ sum: number }>`select ${constant}::int + ${new Slot('number')}::int as sum`)

describe('a statement’s shape', () => {
  it('is built once, whatever the values', async () => {
    const [owner, build] = [{}, builder(10)]
    for (const number of [1, 2, 3])
      expect(await runShape(db, owner, { key: 'sum', values: { number } }, build)).toEqual([
        { sum: 10 + number },
      ])
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('is another under another key, and of another owner', async () => {
    const [owner, build] = [{}, builder(1)]
    const values = { number: 1 }
    await runShape(db, owner, { key: 'one', values }, build)
    await runShape(db, owner, { key: 'other', values }, build)
    await runShape(db, {}, { key: 'one', values }, build)
    expect(build).toHaveBeenCalledTimes(3)
  })

  it('is forgotten where there are too many', async () => {
    const [owner, build] = [{}, builder(1)]
    const values = { number: 1 }
    for (let key = 0; key <= 100; key++) await runShape(db, owner, { key: String(key), values }, build)
    expect(build).toHaveBeenCalledTimes(101)
    await runShape(db, owner, { key: '100', values }, build)
    expect(build).toHaveBeenCalledTimes(101)
    await runShape(db, owner, { key: '0', values }, build)
    expect(build).toHaveBeenCalledTimes(102)
  })
})
