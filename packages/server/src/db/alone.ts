import { sql } from 'kysely'
import type { Db } from './database.ts'
import { lockKey } from './locks.ts'
import { oneSession } from './shares.ts'

/**
 * Work that one instance does at a time: an advisory lock of a session, which PostgreSQL frees by itself when the process
 * that holds it dies. An embedded database has one process only. False where another instance is at it.
 */
export function aloneOn(db: Db, lock: number): (work: () => Promise<void>) => Promise<boolean> {
  const key = sql.raw(lockKey(lock))
  if (oneSession.has(db))
    return async (work) => {
      await work()
      return true
    }
  return (work) =>
    db.connection().execute(async (session) => {
      const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${key}) as held`.execute(
        session,
      )
      if (!rows[0]?.held) return false
      try {
        await work()
        return true
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(session)
      }
    })
}
