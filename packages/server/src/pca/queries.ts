import type { ListQuery } from '@paco/domain/http/list'
import { MESSAGES } from '@paco/domain/pca/messages'
import { type Pca, type PcaCreate, type PcaUpdate, PRIORIDADES, pca, pcaList } from '@paco/domain/pca/pca'
import type { SituacaoPlano } from '@paco/domain/pca/plano'
import { canReadAllDemandas, canWriteDemanda } from '@paco/domain/pca/policy'
import { FORA_DA_LISTA, isNaSecretaria, SITUACOES_ITEM, type SituacaoItem } from '@paco/domain/pca/situacao'
import { conflict, invalid, notFound } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { conditions, rowsFrom } from '../db/list-sql.ts'
import { jsonArray, readJson, readRecord, recordsOf } from '../db/records.ts'
import { inShare } from '../db/shares.ts'
import { sourceByReader } from '../db/source-by-reader.ts'
import { refuseForaDeUso } from '../secretarias/queries.ts'

type Who = SessionUser | null

const sourceOf = (view: ListSource['view']): ListSource => ({
  view,
  row: Object.keys(pca.shape),
  columns: pcaList.columns,
  order: 'data_pretendida',
  filters: {
    sem_projeto: (sem) => (sem ? sql`vinculados = 0` : sql`vinculados > 0`),
    de: (day) => sql`data_pretendida >= ${day}::date`,
    ate: (day) => sql`data_pretendida <= ${day}::date`,
  },
})

/** What stands with its department; its people alone are told of it, and those who control. */
const NA_SECRETARIA = sql`situacao in (${sql.join(SITUACOES_ITEM.filter(isNaSecretaria).map((one) => sql.lit(one)))})`

const demandaReaders = {
  all: canReadAllDemandas,
  of: (who: Who, id_secretaria: number) => canWriteDemanda(who, { id_secretaria }),
  secretaria: sql`id_secretaria`,
}
const sentOr = (told: RawBuilder<unknown>) => sql`(not ${NA_SECRETARIA} or ${told})`
const byReader = (view: string) =>
  sourceByReader(demandaReaders, (told) =>
    sourceOf(sql`select * from ${sql.table(view)} where ${sentOr(told)}`),
  )

/** A list of another word, of which `make` leaves out what such items are named in. */
export const semRascunhos = (make: (ocultos: RawBuilder<unknown>) => ListSource) =>
  sourceByReader(demandaReaders, (told) => make(sql`select id from pca where ${sentOr(told)} is not true`))

/** What is listed and counted; all there ever was; what everyone reads. */
export const pcaSource = byReader('lista_pca')
const pcaTodosSource = byReader('lista_pca_todos')
export const pcaAbertoSource = sourceOf('lista_pca_aberto')

/** Those that left the plan are told to whoever asks for them. */
export const pcaSourceFor = (who: Who, { situacao }: ListQuery): ListSource =>
  (FORA_DA_LISTA.includes(situacao as SituacaoItem) ? pcaTodosSource : pcaSource)(who)

/** One item as a JSON array of one, or a refusal: to whom it is not told, it is not there. */
export const readPca = (db: Db, who: Who, id: number): Promise<string> =>
  readRecord(db, pcaTodosSource(who), id, MESSAGES.notFound)

const grouped = (name: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  jsonArray(
    sql`select ${name}, count(*)::int as total, sum(valor_preliminar) as total_valor from filtrados group by 1`,
    order,
  )

/** What the items of a filter add up to, as JSON text. */
export function readResumoPca(db: Db, who: Who, filter: ListQuery): Promise<string> {
  const source = pcaSourceFor(who, filter)
  const statement = sql<{ json: string }>`
    with filtrados as materialized (
      select prioridade, to_char(data_pretendida, 'YYYY-MM') as mes, valor_preliminar
      from ${rowsFrom(source)} where ${conditions(source, filter)}
    )
    select json_build_object(
      'total', count(*),
      'total_valor', coalesce(sum(valor_preliminar), 0),
      'por_prioridade', ${grouped(
        sql`prioridade`,
        sql`array_position(${[...PRIORIDADES]}::text[], r.prioridade) nulls last, dobrar(r.prioridade), r.prioridade`,
      )},
      'por_mes', ${grouped(sql`mes`, sql`r.mes`)}
    )::text as json from filtrados`
  return inShare(db, 'lists', () => readJson(db, statement))
}

const records = recordsOf('pca', {
  missing: MESSAGES.notFound,
  refusals: {
    vinculos_pca_id_fkey: () => conflict(MESSAGES.linked),
    pca_consolidado_em_fkey: () => conflict(MESSAGES.merged),
    pca_revisoes_pca_id_fkey: () => conflict(MESSAGES.approvedStays),
    pca_planos_encerrado: () => conflict(MESSAGES.closed),
    pca_id_secretaria_fkey: () => invalid({ id_secretaria: MESSAGES.secretariaNotFound }),
    ...refuseForaDeUso('id_secretaria'),
  },
})

interface Escrito {
  readonly situacao?: SituacaoItem
  readonly criado_por?: number | null
  readonly autores?: number[]
  readonly adiado_de?: number
  /** Where nobody says, the database finds the plan of its year. */
  readonly plano_id?: number
}

export const insertPca = (trx: Trx, item: Omit<PcaCreate, 'unidade'> & Escrito): Promise<number> =>
  records.insert(trx, item)

type Changes = Partial<Omit<PcaUpdate, 'versao' | 'justificativa_revisao'>> &
  Escrito & { readonly motivo?: string | null; readonly consolidado_em?: number }

export const updatePca = (trx: Trx, id: number, changes: Changes): Promise<void> =>
  records.update(trx, id, changes)

export const deletePca = records.delete

/** An item as it is while nobody else changes it, nor its plan. */
export type HeldPca = Omit<Pca, 'secretaria_nome' | 'no_portal'> & {
  readonly plano_id: number
  readonly plano_situacao: SituacaoPlano
}

/** Holds the plan of an item before the item, as everyone does who writes either. */
export async function holdPca(trx: Trx, id: number): Promise<HeldPca> {
  const [held] = await holdPcas(trx, [id])
  if (!held) throw notFound(MESSAGES.notFound)
  return held
}

export async function holdPcas(trx: Trx, ids: readonly number[]): Promise<HeldPca[]> {
  await sql`select id from pca_planos where id in (select plano_id from pca where id = any (${ids}::int[]))
    order by id for no key update`.execute(trx)
  await sql`select id from pca where id = any (${ids}::int[]) order by id for update`.execute(trx)
  const { rows } = await sql<HeldPca>`
    select * from lista_pca_todos where id = any (${ids}::int[]) order by id`.execute(trx)
  return rows
}

/** The name a department goes by, for those who write its demands without saying who asks. */
export async function secretariaNamed(trx: Trx, requisitante: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from secretarias
    where ativo and dobrar(${requisitante}) in (dobrar(nomesecretaria), dobrar(nome_oficial), dobrar(nome_curto))
    order by id limit 1`.execute(trx)
  return rows[0]?.id ?? null
}
