import type { FamiliaKey } from '@paco/domain/convenios/familias'
import type { NaturezaConvenio } from '@paco/domain/convenios/natureza'
import type { Entidade } from '@paco/domain/documentos/donos'
import type { Day } from '@paco/domain/shared/days'
import { type Insertable, sql } from 'kysely'
import type { Trx } from '../db/database.ts'
import { jsonArray } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/** A project of the demo city, with the records that its documents are kept with. */
export interface ProjetoDemo {
  readonly id: number
  readonly nome: string
  readonly id_secretaria: number
  readonly etapas: readonly {
    readonly numero: number
    readonly situacao: string | null
    readonly fim: Day | null
  }[]
  readonly contrato: number | null
  readonly aditivos: readonly number[]
  readonly paralisacoes: readonly number[]
  readonly medicoes: readonly number[]
  readonly recebimentos: readonly { readonly id: number; readonly tipo: string }[]
}

/** So many of those that have begun: every third one, then others. */
export async function listProjetosComPapeis(trx: Trx, count: number): Promise<ProjetoDemo[]> {
  const { rows } = await sql<ProjetoDemo>`
    select p.id, p.nomeprojeto as nome, p.id_secretaria, c.id as contrato,
      ${jsonArray(sql`select numero, situacao, coalesce(fim_real, fim) as fim from etapas where projeto_id = p.id`, sql`r.numero`)} as etapas,
      array(select id from aditivos where id_projeto = p.id and status = 'aprovado' order by id) as aditivos,
      array(select id from paralisacoes where id_projeto = p.id order by id) as paralisacoes,
      array(select id from medicoes where contrato_id = c.id and situacao in ('aprovada', 'liquidada', 'paga')
        order by numero desc limit 2) as medicoes,
      ${jsonArray(sql`select id, tipo from recebimentos where contrato_id = c.id`, sql`r.id`)} as recebimentos
    from projetos p
      left join lateral (
        select o.id from contratos_projetos v join contratos o on o.id = v.contrato_id
        where v.projeto_id = p.id and o.assinatura is not null order by o.id limit 1
      ) c on true
    where exists (
      select from etapas where projeto_id = p.id and situacao is distinct from 'Não iniciado' and situacao is not null
    )
    order by p.id % 3, p.id limit ${count}`.execute(trx)
  return rows
}

/** An agreement of the demo city that was signed, for all that its record says. */
export interface ConvenioDemo {
  readonly familia: FamiliaKey
  readonly id_convenio: number
  readonly natureza: NaturezaConvenio
  readonly numero: string
  readonly objeto: string
  readonly repasse: number
  readonly assinatura: Day | null
  readonly vigencia_fim: Day
}

export async function listConveniosNumerados(trx: Trx): Promise<ConvenioDemo[]> {
  const { rows } = await sql<ConvenioDemo>`
    select familia, id_convenio, natureza, numero, objeto, repasse, assinatura, vigencia_fim from lista_convenios_publicos
    where num_nulls(numero, objeto, repasse, vigencia_fim) = 0 order by id`.execute(trx)
  return rows
}

export interface DocumentoDemo extends Insertable<Schema['documentos']> {
  readonly entidade: Entidade
  readonly versoes: readonly {
    readonly bytes: Buffer
    readonly sha256: string
    readonly nome: string
    readonly publica: boolean
  }[]
}

/**
 * Has the database look at what was written so far. It has never seen these tables filled, and would go through all of
 * them for every document.
 */
export async function learnTables(trx: Trx): Promise<void> {
  await sql`analyze projetos, etapas, contratos, contratos_projetos, aditivos, paralisacoes, medicoes, recebimentos,
    vinculos, pca`.execute(trx)
}

/** Files, documents and versions of a project, in four statements. */
export async function insertDocumentos(trx: Trx, documentos: readonly DocumentoDemo[]): Promise<void> {
  if (documentos.length === 0) return
  const files = [
    ...new Map(documentos.flatMap(({ versoes }) => versoes.map((one) => [one.sha256, one]))).values(),
  ]
  const bytes = files.map(({ sha256, bytes }) => ({ sha256, bytes: bytes.toString('base64') }))
  await sql`
    insert into arquivo_partes (sha256, n, bytes) select sha256, 0, decode(bytes, 'base64')
    from json_to_recordset(${JSON.stringify(bytes)}::json) as f (sha256 text, bytes text)`.execute(trx)
  await sql`
    insert into arquivos (sha256, tamanho, tipo, usado_em)
    select sha256, octet_length(bytes), 'application/pdf', now() from arquivo_partes
    where sha256 = any (${files.map(({ sha256 }) => sha256)}::text[])`.execute(trx)
  const rows = documentos.map(({ versoes: _versoes, ...own }) => own)
  const made = await trx.insertInto('documentos').values(rows).returning('id').execute()
  const versoes = documentos.flatMap(({ versoes: own, criado_por, criado_em }, index) =>
    own.map(({ sha256, nome, publica }, place) => ({
      documento_id: made[index]?.id,
      n: place + 1,
      publica,
      arquivo: sha256,
      arquivo_nome: nome,
      enviado_por: criado_por,
      enviado_em: criado_em,
    })),
  )
  await sql`
    insert into documento_versoes (documento_id, n, publica, arquivo, arquivo_nome, enviado_por, enviado_em)
    select documento_id, n, publica, arquivo, arquivo_nome, enviado_por, enviado_em
    from json_populate_recordset(null::documento_versoes, ${JSON.stringify(versoes)}::json)`.execute(trx)
}

export async function insertDispensas(
  trx: Trx,
  dispensas: readonly Insertable<Schema['checklist_dispensas']>[],
): Promise<void> {
  if (dispensas.length > 0)
    await trx
      .insertInto('checklist_dispensas')
      .values([...dispensas])
      .execute()
}
