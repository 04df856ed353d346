import type { ItemQuantitativo } from '@paco/domain/quantitativos/item'
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
