import type { EtapaRealizada } from '@paco/domain/etapas/datas-reais'
import type { Etapa } from '@paco/domain/etapas/etapa'
import type { Marca } from '@paco/domain/etapas/marca'
import { andamento } from '@paco/domain/etapas/progress'
import { type Guardado, guardadoText } from '@paco/domain/projetos/guardado'
import type { Congelamento } from '@paco/domain/projetos/linha-base'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canReadAditivosOf, canReadAllAditivos } from '@paco/domain/projetos/policy'
import { processosList } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { CompiledQuery, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { unread } from '../db/prepared.ts'
import { jsonArray, readRecord, recordsOf } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { runShape, Slot } from '../db/shapes.ts'
import { sourceByReader } from '../db/source-by-reader.ts'
import { refuseForaDeUso } from '../secretarias/queries.ts'
import { computedDay, dayByClock, dayForWriting, enterDay } from './day-queries.ts'
import { listEtapas } from './etapas-queries.ts'

/** Said as their partial indexes say it. */
export const byMarca = {
  atrasada: sql<boolean>`etapas_atrasadas <> '{}'`,
  nao_iniciada: sql<boolean>`etapas_nao_iniciadas <> '{}'`,
} satisfies Record<Marca, unknown>

/** On the day that the stored figures are of: the list waits for it. */
const SEM_EVOLUCAO = sql<boolean>`sem_evolucao_em <= ${computedDay}`

/** Archived projects are in a list only where they are asked for. */
export const listed = <Q extends { arquivados?: boolean | undefined }>(query: Q) => ({
  ...query,
  arquivados: query.arquivados ?? false,
})

const bySecretaria = (value: unknown) => sql<boolean>`id_secretaria = ${value}`

/**
 * Who is told of a project what is not public, with where its row has its department. Whatever tells of a frozen baseline, or
 * of anything that follows from it, is made by `sourceByReader` with these.
 */
export const projetoReaders = (secretaria: RawBuilder<unknown>) => ({
  all: canReadAllAditivos,
  of: (who: SessionUser | null, id_secretaria: number) => canReadAditivosOf(who, { id_secretaria }),
  secretaria,
})

/** Rows leave in the wire's flat form; what they are filtered and sorted by stays in columns. */
export const projetosSource = sourceByReader(projetoReaders(sql`page.id_secretaria`), (told) => ({
  view: 'lista_projetos',
  row: {
    columns: ['id', 'versao', 'id_secretaria'],
    make: sql`projeto_linha(page.id, page.versao, ${told})`,
  },
  columns: processosList.columns,
  order: '-id',
  lasting: true,
  filters: {
    secretaria: bySecretaria,
    marca: (value) => byMarca[value as Marca],
    paralisado: (value) => (value ? sql`paralisado` : sql`not paralisado`),
    arquivados: (value) => (value ? sql`arquivado` : sql`not arquivado`),
    sem_evolucao: (value) => (value ? SEM_EVOLUCAO : sql`${SEM_EVOLUCAO} is not true`),
  },
  totals: {
    table: 'projetos_totais',
    count: 'quantidade',
    dimensions: ['id_secretaria', 'secretaria', 'status', 'ano', 'arquivados'],
  },
}))

/** One project as a JSON array of one, or a refusal. */
export const readProjeto = (db: Db, id: number, who: SessionUser | null): Promise<string> =>
  readRecord(db, projetosSource(who), id, MESSAGES.notFound)

/** Several projects as one JSON array, in the order asked for, as everyone may read them. Missing ones are a refusal. */
export async function readProjetos(db: Db, ids: readonly number[]): Promise<string> {
  const { rows } = await sql<{ rows: string; found: number }>`
    select '[' || coalesce(string_agg(linha, ',' order by asked.place), '') || ']' as rows, count(p.id) as found
    from unnest(${ids}::int[]) with ordinality as asked (id, place)
      join projetos p on p.id = asked.id, lateral projeto_linha(p.id, p.versao, false) as linha`.execute(db)
  if (!rows[0] || rows[0].found < ids.length) throw notFound(MESSAGES.notFound)
  return rows[0].rows
}

/** Refuses when there is no such project. */
export async function assertProjeto(db: Db, id: number): Promise<void> {
  const row = await db.selectFrom('projetos').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
}

/** What a project is called, or a refusal. */
export async function nomeOfProjeto(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('projetos').select('nomeprojeto').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.nomeprojeto
}

export interface HeldProjeto {
  id: number
  id_secretaria: number
  valor: number | null
  valor_original: number | null
  /** What approved amendments added to the value, took out of it, and adjusted. */
  acrescimos: number
  supressoes: number
  reajustes: number
  base_congelada_em: Date | null
  base_congelada_por: Congelamento | null
  /** What was measured of its works, in whole percents; null where nothing was. */
  fisico: number | null
  /** Why it is not deleted. */
  guardado: Guardado[]
  arquivado: boolean
  versao: number
}

const HELD =
  'id, id_secretaria, valor, valor_original, acrescimos, supressoes, reajustes, base_congelada_em, base_congelada_por, fisico, projeto_guardado(p) as guardado, arquivado, versao'
const LOCK = `select ${HELD} from projetos p where id = $1 for update`

/** Locks the project for the rest of the transaction, archived or not. */
export async function lockAnyProjeto(trx: Trx, id: number): Promise<HeldProjeto> {
  const { rows } = await trx.executeQuery<HeldProjeto>(CompiledQuery.raw(LOCK, [id]))
  const [row] = rows
  if (!row) throw notFound(MESSAGES.notFound)
  return row
}

/** What is archived is only read: refused for whoever writes a project, or anything that is its own. */
function inUse<P extends HeldProjeto>(projeto: P): P {
  if (projeto.arquivado) throw conflict(MESSAGES.arquivado)
  return projeto
}

/** The stored department decides who may: locks the project for the rest of the transaction. */
export const lockProjeto = async (trx: Trx, id: number): Promise<HeldProjeto> =>
  inUse(await lockAnyProjeto(trx, id))

/** A project that is held, with its stages and the day to compute by. */
export interface ProjetoToEdit extends HeldProjeto {
  etapas: EtapaRealizada[]
  dia: Day
}

const HOLD = 'select from projetos where id = $1 for update'
unread.add(HOLD)
// A statement of its own after the lock: what was committed while it was waited for is seen.
const toEdit = () => {
  const etapas = sql`select numero, nome, inicio, fim, prazo, situacao, inicio_real, fim_real
    from etapas where projeto_id = p.id`
  return sql<ProjetoToEdit>`select ${sql.raw(HELD)}, ${dayByClock(new Slot('clock'))} as dia,
    ${jsonArray(etapas, sql`numero`)} as etapas from projetos p where id = ${new Slot('id')}`
}

/** As `lockProjeto`, with all that an edit needs to know, in one round trip. */
export async function holdToEdit(trx: Trx, id: number, clock: Day): Promise<ProjetoToEdit> {
  await trx.executeQuery(CompiledQuery.raw(HOLD, [id]))
  await enterDay(trx)
  const [row] = await runShape(trx, toEdit, { key: 'to edit', values: { clock, id } }, toEdit)
  if (!row) throw notFound(MESSAGES.notFound)
  return inUse(row)
}

const records = recordsOf('projetos', {
  missing: MESSAGES.notFound,
  refusals: {
    projetos_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.secretariaNotFound }),
    ...refuseForaDeUso('id_secretaria'),
    // A decided amendment keeps its project, whoever decides at the same moment.
    aditivos_decididos: () => conflict(guardadoText(['aditivo'])),
    contratos_projetos_projeto_id_fkey: () => conflict(MESSAGES.contractedStays),
  },
})

export type ProjetoValues = Updateable<Schema['projetos']>

type NewProjeto = ProjetoValues & { id_secretaria: number; nomeprojeto: string }

const asPlanned = <P extends NewProjeto>(values: P) => ({ ...values, valor_original: values.valor ?? null })

export const insertProjetos = (trx: Trx, rows: readonly NewProjeto[]): Promise<number[]> =>
  records.insertMany(trx, rows.map(asPlanned))

export const insertProjeto = (trx: Trx, values: NewProjeto): Promise<number> =>
  records.insert(trx, asPlanned(values))

/**
 * Of a project that is held. The answer is waited for only where the database may refuse: it moves to a department. The one
 * it has already is not written again, which would wake the triggers of that column.
 */
export const updateProjeto = (
  trx: Trx,
  held: HeldProjeto,
  { id_secretaria, ...values }: ProjetoValues,
): Promise<void> =>
  id_secretaria === undefined || id_secretaria === held.id_secretaria
    ? records.updateHeld(trx, held.id, values)
    : records.update(trx, held.id, { ...values, id_secretaria })

export const deleteProjeto = records.delete
export const deleteProjetos = records.deleteMany

/** Archives a project that is held, or brings it back (null). */
export const setArquivo = (
  trx: Trx,
  id: number,
  arquivo: { em: Date; por: number; motivo: string } | null,
): Promise<void> =>
  records.update(trx, id, {
    arquivado_em: arquivo?.em ?? null,
    arquivado_por: arquivo?.por ?? null,
    arquivado_motivo: arquivo?.motivo ?? null,
  })

/** What an approved amendment makes of the value; the original stays. */
export const amendValor = (trx: Trx, id: number, valor: number): Promise<void> =>
  records.update(trx, id, { valor })

/** Whoever edits a project is told that its stages are others now. */
export const touchProjeto = (trx: Trx, id: number): Promise<void> => records.update(trx, id, {})

/** From the first request for more money on; what froze it first stays. */
export async function freezeBase(trx: Trx, id: number, por: Congelamento, em: Date): Promise<void> {
  await trx
    .updateTable('projetos')
    .set({ base_congelada_em: em, base_congelada_por: por })
    .where('id', '=', id)
    .where('base_congelada_em', 'is', null)
    .execute()
}

/** What the stages say of their project on a day, with what was measured of its works, under the names of its columns. */
export function figuresOf(etapas: readonly Etapa[], fisico: number | null, day: string): ProjetoValues {
  const found = andamento(etapas, fisico, day)
  return {
    status: found.status,
    progresso: found.progresso,
    etapa_atual: found.atual,
    etapas_atrasadas: [...found.atrasadas],
    etapas_nao_iniciadas: [...found.naoIniciadas],
    termina_em: etapas.at(-1)?.fim ?? null,
  }
}

/** Stores what the stages say of the project today; by a clock that is behind the others, on the day of the others. */
export async function storeAndamento(trx: Trx, id: number, today: string): Promise<void> {
  const etapas = await listEtapas(trx, id)
  const day = await dayForWriting(trx, today)
  const { fisico } = await trx
    .selectFrom('projetos')
    .select('fisico')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const figures = figuresOf(etapas, fisico, day)
  await trx.updateTable('projetos').set(figures).where('id', '=', id).execute()
}

/** How many projects have a status. */
export async function countStatus(db: Db, status: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(quantidade), 0) as n from projetos_totais where status = ${status} and not arquivado`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** What every project is known by. */
export const listNomes = (db: Db) =>
  db.selectFrom('projetos').select(['id', 'id_secretaria', 'nomeprojeto']).execute()
