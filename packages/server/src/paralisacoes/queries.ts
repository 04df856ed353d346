import type { SituacaoContrato } from '@paco/domain/contratos/dominios'
import { MESSAGES } from '@paco/domain/paralisacoes/messages'
import { paralisacao, paralisacoesList } from '@paco/domain/paralisacoes/paralisacao'
import type { Motivo } from '@paco/domain/projetos/paralisada'
import type { Day } from '@paco/domain/shared/days'
import { conflict, notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { readRecord, recordsOf } from '../db/records.ts'

export const paralisacoesSource: ListSource = {
  view: 'lista_paralisacoes',
  row: Object.keys(paralisacao.shape),
  columns: paralisacoesList.columns,
  order: '-id',
  filters: {
    // By those few, which have an index: joined, every project was read for a count.
    arquivado: (value) =>
      sql`id_projeto ${value ? sql`in` : sql`not in`} (select id from projetos where arquivado)`,
  },
}

/** Those of archived projects are told only where they are asked for by project or by contract. */
export const listed = <Q extends { id_projeto?: unknown; id_contrato?: unknown }>(query: Q) =>
  query.id_projeto === undefined && query.id_contrato === undefined ? { ...query, arquivado: false } : query

/** One stoppage as a JSON array of one, or a refusal. */
export const readParalisacao = (db: Db, id: number): Promise<string> =>
  readRecord(db, paralisacoesSource, id, MESSAGES.notFound)

/** Which project a stoppage is of: that project's department decides who may change it. */
export async function projetoOfParalisacao(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('paralisacoes').select('id_projeto').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.id_projeto
}

export interface HeldParalisacao {
  id: number
  id_contrato: number | null
  ordem: string | null
  motivo: Motivo
  detalhe: string | null
  inicio: Day
  reinicio: Day | null
  versao: number
}

/** Of a project that is held: nobody else writes its stoppages meanwhile. */
export async function loadParalisacao(trx: Trx, id: number): Promise<HeldParalisacao> {
  const row = await trx
    .selectFrom('paralisacoes')
    .select(['id', 'id_contrato', 'ordem', 'motivo', 'detalhe', 'inicio', 'reinicio', 'versao'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

/** Since when a project goes on after its last stoppage; null where it was never stopped. */
export async function lastRestart(trx: Trx, id_projeto: number): Promise<Day | null> {
  const row = await trx
    .selectFrom('paralisacoes')
    .select((of) => of.fn.max('reinicio').as('ultimo'))
    .where('id_projeto', '=', id_projeto)
    .executeTakeFirst()
  return row?.ultimo ?? null
}

/** The contracts a project is carried out under. */
export function contratosOf(
  trx: Trx,
  id_projeto: number,
): Promise<{ id: number; situacao: SituacaoContrato }[]> {
  return trx
    .selectFrom('contratos_projetos')
    .innerJoin('contratos', 'contratos.id', 'contratos_projetos.contrato_id')
    .select(['contratos.id', 'situacao'])
    .where('projeto_id', '=', id_projeto)
    .execute()
}

/**
 * Works past their planned end have stood where they are since that day: what days before they were entered here would
 * have noted.
 */
export async function noteStanding(trx: Trx, today: Day): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into evolucao (projeto_id, dia, progresso)
    select p.id, e.fim, p.progresso from projetos p join etapas e on e.projeto_id = p.id
    where e.numero = 5 and e.situacao in ('Em andamento', 'Atrasado') and e.fim < ${today}::date
    on conflict do nothing returning projeto_id as id`.execute(trx)
  await sql`select projetos_sem_evolucao(${rows.map(({ id }) => id)}::int[])`.execute(trx)
}

const records = recordsOf('paralisacoes', {
  missing: MESSAGES.notFound,
  refusals: { paralisacoes_aberta: () => conflict(MESSAGES.alreadyOpen) },
})

export const insertParalisacao = records.insert
export const updateParalisacao = records.update
export const deleteParalisacao = records.delete
