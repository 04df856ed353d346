import type { ItemQuantitativo } from '@paco/domain/quantitativos/item'
import type { Arredondamento } from '@paco/domain/shared/exact'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'

/** A row as it is stored, without what it comes to. */
export type LinhaGuardada = Omit<ItemQuantitativo, 'valor'>

export const ROW = [
  'chave',
  'codigo',
  'tipo',
  'tabela',
  'codigo_tabela',
  'descricao',
  'unidade',
  'quantidade',
  'custo_unitario',
  'bdi',
  'preco_referencia',
  'preco_unitario',
  'valor',
] as const satisfies readonly (keyof ItemQuantitativo)[]

/** The rows of a revision, in the order of their codes. */
export async function listItens(db: Db, revisao_id: number): Promise<ItemQuantitativo[]> {
  const { rows } = await sql<ItemQuantitativo>`
    select ${sql.join(ROW.map((name) => sql.ref(name)))} from quantitativos_itens
    where revisao_id = ${revisao_id} order by ordem`.execute(db)
  return rows
}

/** A row by itself: whose it is, how its prices are made, and a version. */
export interface LinhaSolta extends LinhaGuardada {
  readonly id: number
  readonly id_contrato: number
  readonly id_secretaria: number
  readonly revisao_id: number
  readonly situacao: 'rascunho' | 'aprovada'
  readonly contas: { readonly bdi: number; readonly arredondamento: Arredondamento }
  readonly versao: number
}

const WRITTEN = ROW.filter((name) => name !== 'chave' && name !== 'valor')

/**
 * Rows have no version of their own, since all are written anew with every change of one: it is made of what is written in
 * them. The same words in another revision are another row.
 */
const VERSAO = sql`('x' || left(md5(jsonb_build_array(i.revisao_id, ${sql.join(
  WRITTEN.map((name) => sql.ref(`i.${name}`)),
)})::text), 7))::bit(28)::int + 1`

/** Rows by their keys, each as the newest revision has it. */
export async function listSoltas(db: Db, chaves: readonly number[]): Promise<LinhaSolta[]> {
  const { rows } = await sql<LinhaSolta>`
    select distinct on (i.chave) i.chave as id, r.contrato_id as id_contrato, c.id_secretaria, i.revisao_id, r.situacao,
      jsonb_build_object('bdi', r.bdi, 'arredondamento', r.arredondamento) as contas, ${VERSAO} as versao,
      ${sql.join(ROW.map((name) => sql.ref(`i.${name}`)))}
    from quantitativos_itens i
      join quantitativos_revisoes r on r.id = i.revisao_id
      join contratos c on c.id = r.contrato_id
    where i.chave = any (${chaves}::int[])
    order by i.chave, r.revisao desc`.execute(db)
  return rows
}

/** What the rows of all drafts are known by. */
export async function listCodigos(db: Db): Promise<{ id: number; id_contrato: number; codigo: string }[]> {
  return db
    .selectFrom('quantitativos_itens as i')
    .innerJoin('quantitativos_revisoes as r', 'r.id', 'i.revisao_id')
    .select(['i.chave as id', 'r.contrato_id as id_contrato', 'i.codigo'])
    .where('r.situacao', '=', 'rascunho')
    .execute()
}

/** A row to be stored: new where it has no key yet. */
export type LinhaNova = Omit<ItemQuantitativo, 'chave'> & { readonly chave: number | null }

/** The rows of a draft are these, in this order, and no others: so many as there are, in one statement. */
export async function writeItens(trx: Trx, revisao_id: number, linhas: readonly LinhaNova[]): Promise<void> {
  await trx.deleteFrom('quantitativos_itens').where('revisao_id', '=', revisao_id).execute()
  const rows = JSON.stringify(linhas.map((linha, ordem) => ({ ...linha, ordem })))
  await sql`
    insert into quantitativos_itens (revisao_id, chave, ordem, codigo, tipo, tabela, codigo_tabela, descricao, unidade,
      quantidade, custo_unitario, bdi, preco_referencia, preco_unitario, valor)
    select ${revisao_id}, coalesce(r.chave, nextval('quantitativos_chaves')), r.ordem, r.codigo, r.tipo, r.tabela,
      r.codigo_tabela, r.descricao, r.unidade, r.quantidade, r.custo_unitario, r.bdi, r.preco_referencia,
      r.preco_unitario, r.valor
    from json_to_recordset(${rows}::json) as r (chave integer, ordem integer, codigo text, tipo text, tabela text,
      codigo_tabela text, descricao text, unidade text, quantidade numeric, custo_unitario numeric, bdi numeric,
      preco_referencia numeric, preco_unitario numeric, valor numeric)`.execute(trx)
}
