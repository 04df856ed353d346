import type { Situacao } from '@paco/domain/documentos/checklist'
import { MESSAGES } from '@paco/domain/documentos/messages'
import type { Regra } from '@paco/domain/documentos/regra'
import { MESSAGES as PROJETO } from '@paco/domain/projetos/messages'
import { conflict, notFound } from '@paco/domain/shared/errors'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../db/database.ts'
import { jsonArray, recordsOf } from '../db/records.ts'

/** All that the checklist of a project is made from. */
export interface Lido extends Situacao {
  readonly regras: readonly Regra[]
  readonly bloqueiam: readonly number[]
}

const count = (rows: RawBuilder<unknown>) => sql`(select count(*)::int ${rows})`

const CONTRATOS = sql`from contratos_projetos v join contratos c on c.id = v.contrato_id where v.projeto_id = p.id`

const doDiario = (tipo: 'foto' | 'ocorrencia') =>
  count(sql`from diario d left join arquivos a on a.sha256 = d.arquivo
    where projeto_id = p.id and d.tipo = ${tipo} and situacao = 'vigente' and a.verificado is distinct from 'suspeito'`)

/** What a project is and has. */
const FATOS = sql`
  select p.natureza,
    ${jsonArray(sql`select c.contratacao_direta ${CONTRATOS}`)} as contratos,
    ${count(sql`from vinculos where projeto_id = p.id
      and num_nonnulls(dade_id, estadual_id, federal_id, finisa_id, sempapel_id) > 0`)} as convenios,
    exists (select from pca where vivo) as pca,
    ${count(sql`from aditivos where id_projeto = p.id and status = 'aprovado'`)} as aditivos,
    ${count(sql`from paralisacoes where id_projeto = p.id`)} as paralisacoes,
    ${count(sql`from medicoes where situacao in ('aprovada', 'liquidada', 'paga')
      and contrato_id in (select contrato_id from contratos_projetos where projeto_id = p.id)`)} as medicoes,
    ${doDiario('foto')} as fotos, ${doDiario('ocorrencia')} as ocorrencias`

const made = (table: RawBuilder<unknown>, columns: RawBuilder<unknown>) =>
  jsonArray(
    sql`select m.id, ${columns}, u.name as feita_por_nome, m.feita_em
      from ${table} m join usuarios u on u.id = m.feita_por where m.projeto_id = p.id`,
    sql`r.id desc`,
  )

/** Of several projects in one statement, as of one instant; by their numbers. */
export async function readSituacoes(db: Db, projetos: readonly number[]): Promise<Map<number, Lido>> {
  const { rows } = await sql<Lido & { id: number }>`
    select p.id, (select to_json(f) from (${FATOS}) f) as fatos,
      ${jsonArray(
        sql`select d.id, d.codigo, d.link is not null as link, (
          select a.verificado from documento_versoes v join arquivos a on a.sha256 = v.arquivo
          where v.documento_id = d.id order by v.n desc limit 1) as verificado
        from documentos d
        where d.codigo is not null and d.situacao = 'vigente'
          and d.id in (select documento_id from documento_projetos where projeto_id = p.id)`,
        sql`r.id`,
      )} as anexados,
      ${made(sql.raw('checklist_dispensas'), sql`m.codigo, m.motivo`)} as dispensas,
      ${made(sql.raw('checklist_conclusoes'), sql`m.etapa, m.faltavam, m.motivo`)} as conclusoes,
      ${jsonArray(
        sql`select id, codigo, etapa, nome, exigencia, condicao, observacao, base, acesso, aceita_link,
        pncp_tipo, oc4ids, ordem, ativa, versao from checklist_regras`,
        sql`r.etapa, r.ordem, r.id`,
      )} as regras,
      array(select id from checklist_etapas where bloqueia) as bloqueiam
    from projetos p where p.id = any (${projetos}::integer[])`.execute(db)
  return new Map(rows.map(({ id, ...lido }) => [id, lido]))
}

export async function readSituacao(db: Db, projeto: number): Promise<Lido> {
  const lido = (await readSituacoes(db, [projeto])).get(projeto)
  if (!lido) throw notFound(PROJETO.notFound)
  return lido
}

const dispensas = recordsOf('checklist_dispensas', {
  missing: MESSAGES.waiverNotFound,
  refusals: { checklist_dispensas_par: () => conflict(MESSAGES.alreadyWaived) },
})
export const insertDispensa = dispensas.insert
export const deleteDispensa = dispensas.delete

/** Whose waiver it is: the project's people alone undo it. */
export async function projetoOfDispensa(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('checklist_dispensas')
    .select('projeto_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(MESSAGES.waiverNotFound)
  return row.projeto_id
}

interface NovaConclusao {
  readonly projeto_id: number
  readonly etapa: number
  readonly faltavam: readonly string[]
  readonly motivo: string | null
  readonly feita_por: number
  readonly feita_em: Date
}

export async function insertConclusao(trx: Trx, { faltavam, ...row }: NovaConclusao): Promise<void> {
  await trx
    .insertInto('checklist_conclusoes')
    .values({ ...row, faltavam: JSON.stringify(faltavam) })
    .execute()
}
