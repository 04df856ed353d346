import { type PacoError, tooMany } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** At most `max` of something per window. Counted in the database, so that all instances count together. */
export interface Limit {
  max: number
  windowSeconds: number
  /** What one too many is told, from the seconds left; the usual words where there are none. */
  refusal?: (wait: number) => PacoError
}

/**
 * Counts one more, or `amount` of them, and refuses, with the seconds left, when that is too many. One statement: a
 * hundred at once are counted like a hundred in a row. A window that has run out starts again.
 */
export async function take(
  db: Db,
  key: string,
  { max, windowSeconds, refusal = tooMany }: Limit,
  amount = 1,
): Promise<void> {
  const end = sql`now() + make_interval(secs => ${windowSeconds})`
  const { rows } = await sql<{ contagem: number; wait: number }>`
    insert into limites as l (chave, contagem, expira_em) values (${key}, ${amount}, ${end})
    on conflict (chave) do update set
      contagem = case when l.expira_em > now() then l.contagem + excluded.contagem else excluded.contagem end,
      expira_em = case when l.expira_em > now() then l.expira_em else excluded.expira_em end
    returning contagem, greatest(1, ceil(extract(epoch from expira_em - now())))::int as wait`.execute(db)
  const [counted] = rows
  if (counted && counted.contagem > max) throw refusal(counted.wait)
}

/** Takes back one that turned out to be no failure, or so many. */
export async function giveBack(db: Db, key: string, amount = 1): Promise<void> {
  await sql`update limites set contagem = greatest(contagem - ${amount}::int, 0) where chave = ${key}`.execute(
    db,
  )
}

export async function clear(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limites').where('chave', '=', key).execute()
}
