import type pg from 'pg'
import { cutWhenSilent } from '../steady-pool.ts'

/** What the pool says when a place in line, or the session itself, did not come in time. */
const LATE = /timeout/i

async function takeClient(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!(error instanceof Error && LATE.test(error.message))) throw error
    }
  }
}

/**
 * The same connections for what may take its time. There is one session, so a pool of its own would share its
 * transactions: instead a client is lent without the patience it otherwise has with the database.
 */
export function unhurried(pool: pg.Pool, patience: number): pg.Pool {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await takeClient(pool)
    cutWhenSilent(client, 0)
    const { release } = client
    client.release = (error) => {
      cutWhenSilent(client, patience)
      release.call(client, error)
    }
    return client
  }
  const query = async (text: string, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await connect()
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }
  return Object.assign(Object.create(pool) as pg.Pool, { connect, query })
}
