import { afterAll, describe, expect, it } from 'vitest'
import { toPacoError } from '../../http/errors.ts'
import { openEmbedded } from './embedded.ts'

/** A statement that takes seconds, and limits of a fraction of one. */
const LONG = 'SELECT count(*)::int AS n FROM generate_series(1, 3000000)'
const database = await openEmbedded({ statement: 200, line: 100 })
const { pool, patient } = database
afterAll(() => database.close())

const refusal = (query: Promise<unknown>) =>
  query.then(
    () => null,
    (error: unknown) => {
      const { status, retryAfter, message } = toPacoError(error)
      return { status, retryAfter, message }
    },
  )

const AWAY = {
  status: 503,
  retryAfter: 5,
  message: 'O banco de dados não está respondendo. Tente de novo em instantes.',
}

describe('a statement of the embedded database that takes too long', () => {
  it('is waited for by nobody, not even in line, and the next finds the session as it should be', async () => {
    await pool.query('CREATE TABLE item (id int)')
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO item VALUES (1)')
    const [slow, behind] = await Promise.all([refusal(client.query(LONG)), refusal(pool.query('SELECT 1'))])
    client.release()
    expect(slow).toEqual(AWAY)
    expect(behind).toEqual(AWAY)
    await expect.poll(() => refusal(pool.query('SELECT 1')), { timeout: 10_000 }).toBeNull()
    expect((await pool.query('SELECT count(*)::int AS n FROM item')).rows).toEqual([{ n: 0 }])
  })

  it('takes its time where it may, and whoever may wait does', async () => {
    const asked = [patient.query(LONG), patient.query(LONG)]
    expect(await refusal(pool.query('SELECT 1'))).toEqual(AWAY)
    expect((await Promise.all(asked)).map(({ rows }) => rows)).toEqual([
      [{ n: 3_000_000 }],
      [{ n: 3_000_000 }],
    ])
  })

  it('has its limit again afterwards', async () => {
    await expect.poll(() => refusal(pool.query('SELECT 1')), { timeout: 10_000 }).toBeNull()
    expect(await refusal(pool.query(LONG))).toEqual(AWAY)
  })
})
