import { tooMany } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** At most `max` of something per window. Counted in the database, so that all instances count together. */
export interface Limit {
  max: number
  windowSeconds: number
}

/**
 * Counts one more and refuses, with the seconds left, when that is too many. One statement: a hundred at once are
 * counted like a hundred in a row. A window that has run out starts again.
 */
export async function take(db: Db, key: string, { max, windowSeconds }: Limit): Promise<void> {
  const end = sql`now() + make_interval(secs => ${windowSeconds})`
  const { rows } = await sql<{ contagem: number; wait: number }>`
    insert into limites as l (chave, contagem, expira_em) values (${key}, 1, ${end})
    on conflict (chave) do update set
      contagem = case when l.expira_em > now() then l.contagem + 1 else 1 end,
      expira_em = case when l.expira_em > now() then l.expira_em else excluded.expira_em end
    returning contagem, greatest(1, ceil(extract(epoch from expira_em - now())))::int as wait`.execute(db)
  const [counted] = rows
  if (counted && counted.contagem > max) throw tooMany(counted.wait)
}

/** Takes back one that turned out to be no failure. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await sql`update limites set contagem = greatest(contagem - 1, 0) where chave = ${key}`.execute(db)
}

export async function clear(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limites').where('chave', '=', key).execute()
}
