import { MESSAGES } from '@paco/domain/servicos/messages'
import {
  type Parcela,
  parcela,
  parcelasList,
  type ServicoUpdate,
  servico,
  servicosList,
} from '@paco/domain/servicos/servico'
import type { Day } from '@paco/domain/shared/days'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { recordsOf } from '../db/records.ts'

/** Services with their installments, in the order they were entered. */
export const servicosSource: ListSource = {
  view: 'lista_servicos',
  row: Object.keys(servico.shape),
  columns: servicosList.columns,
  order: 'id',
}

/** Installments by month; a search finds M3 as the schedule's columns name it. */
export const parcelasSource: ListSource = {
  view: 'parcelas',
  row: Object.keys(parcela.shape),
  columns: parcelasList.columns,
  order: 'mes',
}

/** Which project a service is of: that project's department decides who may change it. */
export async function projetoOfServico(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('servicos').select('projeto_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(MESSAGES.notFound)
  return row.projeto_id
}

/** Those of several services, each once. */
export async function projetosOfServicos(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ projeto_id: number }>`
    select distinct projeto_id from servicos where id = any (${ids}::int[])`.execute(db)
  return rows.map(({ projeto_id }) => projeto_id)
}

/** From when a project's months count, as `inicioDasParcelas` has it. */
export async function inicioOf(db: Db, projeto_id: number): Promise<Day | null> {
  const row = await db
    .selectFrom('etapas')
    .select(['inicio', 'inicio_real'])
    .where('projeto_id', '=', projeto_id)
    .where('numero', '=', 5)
    .executeTakeFirst()
  return row?.inicio_real ?? row?.inicio ?? null
}

interface NewServico {
  projeto_id: number
  descricao: string
  valor_total: number
  peso: number
  parcelas: readonly Parcela[]
}

/** Services with their installments, however many in two statements; their numbers in the same order. */
export async function insertServicos(trx: Trx, servicos: readonly NewServico[]): Promise<number[]> {
  const rows = servicos.map(({ parcelas: _, ...own }) => own)
  const made = await trx.insertInto('servicos').values(rows).returning(['id', 'projeto_id']).execute()
  const parcelas = made.flatMap((servico, index) => rowsOf(servico, servicos[index]?.parcelas ?? []))
  await insertParcelas(trx, parcelas)
  return made.map(({ id }) => id)
}

const rowsOf = ({ id, projeto_id }: { id: number; projeto_id: number }, parcelas: readonly Parcela[]) =>
  parcelas.map(({ mes, valor }) => ({ servico_id: id, projeto_id, mes, valor }))

async function insertParcelas(trx: Trx, rows: ReturnType<typeof rowsOf>): Promise<void> {
  if (rows.length > 0) await trx.insertInto('parcelas').values(rows).execute()
}

const records = recordsOf('servicos', { missing: MESSAGES.notFound })

/** Changes the service itself; its installments are replaced apart. */
export const updateServico = (
  trx: Trx,
  id: number,
  values: Pick<ServicoUpdate, 'descricao' | 'valor_total' | 'peso'>,
  versao: number | undefined,
): Promise<void> => records.update(trx, id, values, versao)

export const deleteServico = records.delete

const sameAs = (a: Parcela) => (b: Parcela) => a.mes === b.mes && a.valor === b.valor

/** Leaves alone the installments that stay as they are, so that the history tells only of those that changed. */
export async function replaceParcelas(
  trx: Trx,
  servico: { id: number; projeto_id: number },
  wanted: readonly Parcela[],
): Promise<void> {
  const stored = await trx
    .selectFrom('parcelas')
    .select(['id', 'mes', 'valor'])
    .where('servico_id', '=', servico.id)
    .execute()
  const added = wanted.filter((parcela) => {
    const kept = stored.findIndex(sameAs(parcela))
    if (kept >= 0) stored.splice(kept, 1)
    return kept < 0
  })
  if (stored.length > 0) {
    const gone = stored.map(({ id }) => id)
    await trx.deleteFrom('parcelas').where('id', 'in', gone).execute()
  }
  await insertParcelas(trx, rowsOf(servico, added))
}
