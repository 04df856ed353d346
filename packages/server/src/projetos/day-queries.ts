import type { Andamento } from '@paco/domain/etapas/progress'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** Of several instances at midnight one computes, the others wait. */
export async function holdDay(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(720350003)`.execute(trx)
}

export async function readComputedDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', 'dia-calculado')
    .executeTakeFirst()
  return row ? String(row.valor) : null
}

export async function writeComputedDay(trx: Trx, day: string): Promise<void> {
  const valor = JSON.stringify(day)
  await trx
    .insertInto('configuracao')
    .values({ chave: 'dia-calculado', valor })
    .onConflict((on) => on.column('chave').doUpdateSet({ valor }))
    .execute()
}

export interface Moving {
  id: number
  termina_em: string | null
  stored: Andamento
  etapas: unknown[]
}

/** Projects that another day may change: not concluded, in order of id. */
export async function listMoving(trx: Trx, after: number, limit: number): Promise<Moving[]> {
  const { rows } = await sql<Moving>`
    select p.id, p.termina_em,
      json_build_object('progresso', p.progresso, 'status', p.status, 'atrasadas', p.etapas_atrasadas,
        'naoIniciadas', p.etapas_nao_iniciadas, 'atual', p.etapa_atual) as stored,
      (select json_agg(json_build_object('numero', e.numero, 'inicio', e.inicio, 'fim', e.fim, 'situacao', e.situacao) order by e.numero)
        from etapas e where e.projeto_id = p.id) as etapas
    from projetos p
    where p.id > ${after} and (p.status <> 'Concluído' or p.etapas_atrasadas <> '{}'
      or exists (select from etapas e where e.projeto_id = p.id and e.situacao in ('Em andamento', 'Atrasado')))
    order by p.id limit ${limit}`.execute(trx)
  return rows
}
