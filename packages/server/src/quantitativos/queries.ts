import type { MedidasAprovadas } from '@paco/domain/aditivos/limite'
import { baseOf, tetosOf } from '@paco/domain/aditivos/limite'
import { MESSAGES as CONTRATO } from '@paco/domain/contratos/messages'
import type { AditivoDaRevisao, RevisaoAnterior } from '@paco/domain/quantitativos/abrir'
import { MESSAGES } from '@paco/domain/quantitativos/messages'
import { revisao } from '@paco/domain/quantitativos/revisao'
import { conflict, notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { jsonArray, readArray, recordsOf } from '../db/records.ts'
import { ROW } from './itens-queries.ts'

const COLUMNS = sql.join(Object.keys(revisao.shape).map((column) => sql.ref(column)))

/** A contract's revisions as a JSON array, the newest first; the draft only for those who may read it. */
export const listRevisoes = (db: Db, id_contrato: number, drafts: boolean): Promise<string> =>
  readArray(
    db,
    sql`select ${COLUMNS} from lista_quantitativos
      where id_contrato = ${id_contrato} and (situacao = 'aprovada' or ${drafts}) order by revisao desc`,
  )

/** One revision with all of its rows, alone in a JSON array. */
export const readRevisao = (db: Db, id: number): Promise<string> => {
  const itens = sql`select ${sql.join(ROW.map((name) => sql.ref(name)))} from quantitativos_itens
    where revisao_id = l.id order by ordem`
  return readArray(
    db,
    sql`select ${COLUMNS}, ${jsonArray(itens)} as itens from lista_quantitativos l where id = ${id}`,
  )
}

const REVISAO = [
  'id',
  'contrato_id',
  'revisao',
  'aditivo_id',
  'vigente_de',
  'situacao',
  'bdi',
  'arredondamento',
  'total',
  'autores',
  'aprovada_em',
  'versao',
] as const

/** A revision, and whose contract it is of. */
export async function findRevisao(db: Db, id: number) {
  const row = await db
    .selectFrom('quantitativos_revisoes as r')
    .innerJoin('contratos as c', 'c.id', 'r.contrato_id')
    .select(REVISAO.map((column) => `r.${column}` as const))
    .select('c.id_secretaria')
    .where('r.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}
export type RevisaoGuardada = Awaited<ReturnType<typeof findRevisao>>

/** Whose a contract is, and what a sheet is held against; nobody else writes its sheets meanwhile. */
export async function lockContrato(trx: Trx, id: number) {
  const row = await selectContrato(trx, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound(CONTRATO.notFound)
  return row
}

export const readContratoDaPlanilha = (db: Db, id: number) => selectContrato(db, id).executeTakeFirstOrThrow()

const selectContrato = (db: Db, id: number) =>
  db
    .selectFrom('contratos')
    .select([
      'id',
      'id_secretaria',
      'assinatura',
      'valor_inicial',
      'valor_referencia',
      'reforma',
      'reajustes',
    ])
    .where('id', '=', id)
export type ContratoDaPlanilha = Awaited<ReturnType<typeof lockContrato>>

/** The revisions of a contract, the first one first. */
export async function listAnteriores(
  db: Db,
  contrato_id: number,
): Promise<(RevisaoAnterior & Pick<RevisaoGuardada, 'id' | 'bdi' | 'arredondamento'>)[]> {
  return db
    .selectFrom('quantitativos_revisoes')
    .select(['id', 'revisao', 'situacao', 'aditivo_id as id_aditivo', 'bdi', 'arredondamento'])
    .where('contrato_id', '=', contrato_id)
    .orderBy('revisao')
    .execute()
}

type Aditivo = AditivoDaRevisao & {
  readonly valor: number | null
  readonly supressao: number | null
  readonly descricao_decisao: string | null
}

/** The amendment a revision is of; approved ones do not change. */
export async function findAditivo(db: Db, id: number): Promise<Aditivo | null> {
  const row = await db
    .selectFrom('aditivos')
    .select(['id', 'status', 'id_contrato', 'valor', 'supressao', 'descricao_decisao'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** What art. 125 is measured by: all that was approved for the contract before this amendment was. */
export async function medidasAntes(
  db: Db,
  contrato: ContratoDaPlanilha,
  id_aditivo: number,
): Promise<MedidasAprovadas> {
  const { rows } = await sql<{ acrescimos: number; supressoes: number }>`
    select coalesce(sum(a.valor), 0) as acrescimos, coalesce(sum(a.supressao), 0) as supressoes
    from aditivos este, contrato_aditivos c join aditivos a on a.id = c.id
    where este.id = ${id_aditivo} and c.contrato_id = ${contrato.id} and a.status = 'aprovado'
      and (a.data_decisao, a.id) < (este.data_decisao, este.id)`.execute(db)
  return {
    limite_base: baseOf(contrato.valor_inicial, contrato.reajustes),
    acrescimos_aprovados: rows[0]?.acrescimos ?? 0,
    supressoes_aprovadas: rows[0]?.supressoes ?? 0,
    ...tetosOf(contrato.reforma),
  }
}

const records = recordsOf('quantitativos_revisoes', {
  missing: MESSAGES.notFound,
  refusals: {
    quantitativos_revisoes_rascunho: () => conflict(MESSAGES.draftOpen),
    quantitativos_revisoes_aditivo: () => conflict(MESSAGES.aditivoUsed),
  },
})

export const insertRevisao = records.insert
export const updateRevisao = records.update
export const deleteRevisao = records.delete
