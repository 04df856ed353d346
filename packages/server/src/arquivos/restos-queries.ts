import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { Guarda } from './store.ts'

/** Stores that no transaction reaches: what may lie there without being of a file is said before it does. */
type Outside = Exclude<Guarda, 'banco'>

export async function noteResto(db: Db, sha256: string, guarda: Outside): Promise<void> {
  await sql`insert into arquivo_restos (sha256, guarda) values (${sha256}, ${guarda})
    on conflict (sha256, guarda) do update set criado_em = now()`.execute(db)
}

export async function forgetResto(trx: Trx, sha256: string, guarda: Outside): Promise<void> {
  await trx.deleteFrom('arquivo_restos').where('sha256', '=', sha256).where('guarda', '=', guarda).execute()
}

/** One that is an hour old, which nobody writes anew until the transaction ends; whether it is of a file after all. */
export async function lockResto(
  trx: Trx,
): Promise<{ sha256: string; guarda: Outside; used: boolean } | null> {
  const { rows } = await sql<{ sha256: string; guarda: Outside; used: boolean }>`
    select r.sha256, r.guarda,
      exists (select from arquivos a where a.sha256 = r.sha256 and a.guarda = r.guarda) as used
    from arquivo_restos r where r.criado_em < now() - interval '1 hour'
    order by r.criado_em limit 1 for update skip locked`.execute(trx)
  return rows[0] ?? null
}
