import type { Uso } from '@paco/domain/arquivos/uso'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { LOCKS, lockKey } from '../db/locks.ts'

/** One that counts at a time: of many that come at once, the last byte of room is given to one. */
export async function lockRoom(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.raw(lockKey(LOCKS.room))})`.execute(trx)
}

/** What files take, and what was announced and is still on its way. */
export async function readTaken(db: Db): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select coalesce((select sum(tamanho) from arquivos where guarda <> 'ausente'), 0)
      + coalesce((select sum(tamanho) from envios where arquivo is null), 0) as taken`.execute(db)
  return Number(rows[0]?.taken ?? 0)
}

type Counted = Omit<Uso, 'limite' | 'guarda' | 'guardas' | 'tipos' | 'antivirus'>

export async function readUso(db: Db): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*) filter (where guarda <> 'ausente') as arquivos,
      coalesce(sum(tamanho) filter (where guarda <> 'ausente'), 0)::bigint as bytes,
      (select coalesce(sum(tamanho), 0)::bigint from envios where arquivo is null) as em_envio,
      coalesce(sum(tamanho) filter (where criado_em > now() - interval '1 hour'), 0)::bigint as na_hora,
      json_build_object('arquivos', count(*) filter (where unused), 'bytes', coalesce(sum(tamanho) filter (where unused), 0)) as sem_uso,
      (select count(*) from arquivo_restos) as restos,
      count(*) filter (where guarda = 'ausente') as ausentes
    from (select *, usado_em is null and guarda <> 'ausente' as unused from arquivos) a`.execute(db)
  return rows[0] as Counted
}

export async function readTipos(db: Db): Promise<Uso['tipos']> {
  const { rows } = await sql<Uso['tipos'][number]>`
    select tipo, count(*) as arquivos, sum(tamanho)::bigint as bytes from arquivos where guarda <> 'ausente'
    group by tipo order by sum(tamanho) desc, tipo`.execute(db)
  return rows
}

export async function readGuardas(db: Db): Promise<Uso['guardas']> {
  const { rows } = await sql<Uso['guardas'][number]>`
    select guarda, count(*) as arquivos, sum(tamanho)::bigint as bytes from arquivos where guarda <> 'ausente'
    group by guarda order by sum(tamanho) desc, guarda`.execute(db)
  return rows
}
