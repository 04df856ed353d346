import type { SituacaoContrato } from '@paco/domain/contratos/dominios'
import type { Previsto } from '@paco/domain/medicoes/curva'
import type { ItemQuantitativo } from '@paco/domain/quantitativos/item'
import type { Day } from '@paco/domain/shared/days'
import { type Insertable, sql } from 'kysely'
import type { Trx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { ItemGuardado } from '../medicoes/linhas-queries.ts'

/** A signed contract of the demo city, with what its sheets and bulletins are made from. */
export interface ContratoDemo {
  readonly id: number
  readonly nome: string
  readonly id_secretaria: number
  readonly situacao: SituacaoContrato
  readonly regime: number
  readonly assinatura: Day
  readonly ordem_inicio: Day
  readonly prazo_dias: number
  readonly encerrado_em: Day | null
  readonly recebido_provisorio_em: Day | null
  readonly recebido_definitivo_em: Day | null
  readonly data_base: Day | null
  readonly valor_inicial: number
  readonly valor_referencia: number
  readonly supressoes: number
  /** Since when its works are stopped. */
  readonly parada: Day | null
  /** The increases it was amended by, in the order they were decided. */
  readonly acrescimos: readonly { readonly id: number; readonly valor: number; readonly dia: Day }[]
}

export async function listContratosAssinados(trx: Trx): Promise<ContratoDemo[]> {
  const { rows } = await sql<ContratoDemo>`
    select c.id, p.nomeprojeto as nome, c.id_secretaria, c.situacao, c.regime, c.assinatura, c.ordem_inicio, c.prazo_dias,
      c.encerrado_em, c.recebido_provisorio_em, c.recebido_definitivo_em, c.data_base, c.valor_inicial, c.valor_referencia,
      c.supressoes, (p.paralisacao ->> 'desde')::date as parada,
      array(select jsonb_build_object('id', a.id, 'valor', a.valor, 'dia', (a.data_decisao at time zone (select fuso()))::date)
        from aditivos a where a.id_contrato = c.id and a.status = 'aprovado' and a.valor > 0
        order by a.data_decisao, a.id) as acrescimos
    from contratos c
      join contratos_projetos v on v.contrato_id = c.id
      join projetos p on p.id = v.projeto_id
    where c.ordem_inicio is not null order by c.id`.execute(trx)
  return rows
}

/** Keys for so many rows of sheets, one after the other. */
export async function reserveChaves(trx: Trx, count: number): Promise<number[]> {
  const { rows } = await sql<{ chave: number }>`
    select nextval('quantitativos_chaves')::integer as chave from generate_series(1, ${count}::integer)`.execute(
    trx,
  )
  return rows.map(({ chave }) => chave)
}

export interface RevisaoDemo extends Insertable<Schema['quantitativos_revisoes']> {
  readonly aprovada_em: Date
  readonly linhas: readonly ItemQuantitativo[]
}

/** Sheets of as many contracts as there are, approved, in three statements; their numbers in the same order. */
export async function insertRevisoes(trx: Trx, revisoes: readonly RevisaoDemo[]): Promise<number[]> {
  if (revisoes.length === 0) return []
  const drafts = revisoes.map(({ linhas: _linhas, aprovada_em: _em, aprovada_por: _por, ...own }) => own)
  const made = await trx.insertInto('quantitativos_revisoes').values(drafts).returning('id').execute()
  const ids = made.map(({ id }) => id)
  const rows = revisoes.flatMap(({ linhas }, index) =>
    linhas.map((linha, ordem) => ({ ...linha, ordem, revisao_id: ids[index] })),
  )
  await sql`
    insert into quantitativos_itens (revisao_id, chave, ordem, codigo, tipo, tabela, codigo_tabela, descricao, unidade,
      quantidade, custo_unitario, bdi, preco_referencia, preco_unitario, valor)
    select r.revisao_id, r.chave, r.ordem, r.codigo, r.tipo, r.tabela, r.codigo_tabela, r.descricao, r.unidade, r.quantidade,
      r.custo_unitario, r.bdi, r.preco_referencia, r.preco_unitario, r.valor
    from json_populate_recordset(null::quantitativos_itens, ${JSON.stringify(rows)}::json) as r`.execute(trx)
  const approved = revisoes.map(({ aprovada_por, aprovada_em }, index) => ({
    id: ids[index],
    aprovada_por,
    aprovada_em,
  }))
  await sql`
    update quantitativos_revisoes r set situacao = 'aprovada', aprovada_por = a.aprovada_por, aprovada_em = a.aprovada_em
    from json_populate_recordset(null::quantitativos_revisoes, ${JSON.stringify(approved)}::json) as a
    where r.id = a.id`.execute(trx)
  return ids
}

export async function insertRegras(
  trx: Trx,
  regras: readonly Insertable<Schema['medicoes_regras']>[],
  previstos: readonly (Previsto & { readonly contrato_id: number })[],
): Promise<void> {
  await trx
    .insertInto('medicoes_regras')
    .values([...regras])
    .execute()
  await sql`insert into medicoes_cronograma
    select * from json_populate_recordset(null::medicoes_cronograma, ${JSON.stringify(previstos)}::json)`.execute(
    trx,
  )
}

/** What a bulletin has from its approval on. */
export type Andamento = Pick<
  Insertable<Schema['medicoes']>,
  | 'situacao'
  | 'atestada_por'
  | 'atestada_em'
  | 'aprovada_por'
  | 'aprovada_em'
  | 'liquidada_por'
  | 'liquidada_em'
  | 'nota_fiscal'
  | 'nota_fiscal_em'
>

export interface NovoBoletim {
  /** As it stands while its rows are written. */
  readonly aberto: Insertable<Schema['medicoes']>
  /** Null where it is still open. */
  readonly depois: Andamento | null
  readonly itens: readonly ItemGuardado[]
}

/** The bulletins of one number, of all contracts at once: an open one for each, its rows, then as far as it went. */
export async function insertBoletins(trx: Trx, boletins: readonly NovoBoletim[]): Promise<number[]> {
  const made = await trx
    .insertInto('medicoes')
    .values(boletins.map(({ aberto }) => aberto))
    .returning('id')
    .execute()
  const ids = made.map(({ id }) => id)
  const itens = boletins.flatMap(({ itens: own }, index) =>
    own.map((item) => ({ ...item, medicao_id: ids[index] })),
  )
  await sql`insert into medicoes_itens
    select * from json_populate_recordset(null::medicoes_itens, ${JSON.stringify(itens)}::json)`.execute(trx)
  const went = boletins.flatMap(({ depois }, index) =>
    depois === null ? [] : [{ ...depois, id: ids[index] }],
  )
  await sql`
    update medicoes m set situacao = d.situacao, atestada_por = d.atestada_por, atestada_em = d.atestada_em,
      aprovada_por = d.aprovada_por, aprovada_em = d.aprovada_em, liquidada_por = d.liquidada_por,
      liquidada_em = d.liquidada_em, nota_fiscal = d.nota_fiscal, nota_fiscal_em = d.nota_fiscal_em
    from json_populate_recordset(null::medicoes, ${JSON.stringify(went)}::json) as d where m.id = d.id`.execute(
    trx,
  )
  return ids
}

/** All payments at once, then those bulletins that are paid say so. */
export async function insertPagamentos(
  trx: Trx,
  pagamentos: readonly Insertable<Schema['medicoes_pagamentos']>[],
  pagos: readonly number[],
): Promise<void> {
  const rows = JSON.stringify(pagamentos)
  await sql`
    insert into medicoes_pagamentos (medicao_id, contrato_id, empenho, nota_fiscal, data, valor, registrado_por, registrado_em)
    select medicao_id, contrato_id, empenho, nota_fiscal, data, valor, registrado_por, registrado_em
    from json_populate_recordset(null::medicoes_pagamentos, ${rows}::json)`.execute(trx)
  await trx
    .updateTable('medicoes')
    .set({ situacao: 'paga' })
    .where('id', 'in', [...pagos])
    .execute()
}

export async function insertRecebimentos(
  trx: Trx,
  termos: readonly Insertable<Schema['recebimentos']>[],
): Promise<void> {
  if (termos.length > 0)
    await trx
      .insertInto('recebimentos')
      .values([...termos])
      .execute()
}
