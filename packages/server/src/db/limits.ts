import { tooMany } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** At most `max` of something per window. Counted in the database, so that all instances count together. */
export interface Limit {
  max: number
  windowSeconds: number
}

/** Refuses with the seconds left when the limit is already reached. Counts nothing. */
export async function assertBelow(db: Db, key: string, { max }: Limit): Promise<void> {
  const { rows } = await sql<{ wait: number }>`
    select greatest(1, ceil(extract(epoch from expira_em - now())))::int as wait
    from limites where chave = ${key} and contagem >= ${max} and expira_em > now()`.execute(db)
  if (rows[0]) throw tooMany(rows[0].wait)
}

/** Counts one more; a window that has run out starts again. */
export async function count(db: Db, key: string, { windowSeconds }: Limit): Promise<void> {
  const end = sql`now() + make_interval(secs => ${windowSeconds})`
  await sql`
    insert into limites as l (chave, contagem, expira_em) values (${key}, 1, ${end})
    on conflict (chave) do update set
      contagem = case when l.expira_em > now() then l.contagem + 1 else 1 end,
      expira_em = case when l.expira_em > now() then l.expira_em else excluded.expira_em end`.execute(db)
}

/** Counts one more and refuses when that is too many. */
export async function take(db: Db, key: string, limit: Limit): Promise<void> {
  await assertBelow(db, key, limit)
  await count(db, key, limit)
}

export async function clear(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limites').where('chave', '=', key).execute()
}
