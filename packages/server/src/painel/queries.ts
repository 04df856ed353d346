import { MARCAS, type Marca } from '@paco/domain/etapas/marca'
import { LUGARES } from '@paco/domain/painel/lugares'
import { PRAZOS } from '@paco/domain/painel/painel'
import type { Day } from '@paco/domain/shared/days'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { jsonArray, readJson } from '../db/records.ts'
import { byMarca } from '../projetos/queries.ts'

const FARTHEST = Math.max(...PRAZOS)
/** More lines than these are for the list, not for a panel. */
const MOST = 200

/** The public dashboards' figures as JSON text. */
export function readPainel(db: Db, today: Day): Promise<string> {
  const statement = sql<{ json: string }>`
    with por_secretaria as (
      select s.id as id_secretaria, coalesce(s.nome_oficial, s.nomesecretaria) as secretaria, s.nomesecretaria,
        s.nome_curto, s.ordem_grafico, coalesce(sum(t.quantidade), 0)::int as total,
        coalesce(sum(t.valor), 0) as total_valor
      from secretarias s left join projetos_totais t on t.id_secretaria = s.id and not t.arquivado
      group by s.id having sum(t.quantidade) > 0 or s.ativo and (s.ordem_grafico is not null
        -- as long as some of the sixteen bars are nobody's
        or (select count(*) from secretarias where ativo and ordem_grafico is not null) < ${LUGARES})
    )
    select json_build_object(
      'hoje', ${today}::text,
      'numero', coalesce((select sum(total) from por_secretaria), 0),
      'valor', coalesce((select sum(total_valor) from por_secretaria), 0),
      'secretarias', (select count(*) from secretarias where tipo = 'secretaria' and ativo),
      'maior', coalesce((select max(valor) from projetos where not arquivado), 0),
      'alta', (select count(*) from pca where prioridade = 'Alta' and vivo),
      'paralisados', (select count(*) from projetos where paralisacao is not null and not arquivado),
      'por_secretaria', ${jsonArray(
        sql`select * from por_secretaria`,
        sql`r.ordem_grafico nulls last, dobrar(r.secretaria)`,
      )}
    )::text as json`
  return readJson(db, statement)
}

interface PainelFilter {
  id_secretaria?: number | undefined
  ano?: number | undefined
}

function conditions({ id_secretaria, ano }: PainelFilter): RawBuilder<unknown> {
  const parts = [sql`not arquivado`]
  if (id_secretaria !== undefined) parts.push(sql`id_secretaria = ${id_secretaria}`)
  if (ano !== undefined) parts.push(sql`ano = ${ano}`)
  return sql.join(parts, sql` and `)
}

/** Projects by their end, as JSON rows with the days from or to today. */
const lines = (from: RawBuilder<unknown>, today: Day) =>
  jsonArray(sql`
    select id, nomeprojeto, secretaria_nome, termina_em, abs(termina_em - ${today}::date) as dias, progresso, paralisacao
    ${from} order by termina_em, id limit ${MOST}`)

const grouped = (columns: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  jsonArray(sql`
    select ${columns}, sum(quantidade)::int as total, sum(valor) as total_valor ${from} having sum(quantidade) > 0`)

/** How many projects have a stage with the mark, from its partial index. */
const marked = (marca: Marca, where: RawBuilder<unknown>) => sql`
  (select json_build_object('marca', ${marca}::text, 'total', count(*), 'total_valor', coalesce(sum(valor), 0))
  from projetos where ${where} and ${byMarca[marca]})`

const counted = (where: RawBuilder<unknown>) => sql`
  (select json_build_object('total', count(*), 'total_valor', coalesce(sum(valor), 0)) from projetos where ${where})`

/** The working panel's figures as JSON text. */
export function readPainelProcessos(db: Db, filter: PainelFilter, today: Day): Promise<string> {
  const where = conditions(filter)
  const late = sql`from lista_projetos where ${where} and status = 'Atrasado'`
  const ending = sql`from lista_projetos where ${where} and status <> 'Concluído'
    and termina_em between ${today}::date and ${today}::date + ${FARTHEST}::int`
  const totals = sql`from projetos_totais where ${where}`
  const statement = sql<{ json: string }>`
    select json_build_object(
      'hoje', ${today}::text,
      'por_status', ${grouped(sql`status`, sql`${totals} group by status`)},
      'por_marca', json_build_array(${sql.join(MARCAS.map((marca) => marked(marca, where)))}),
      'paralisados', ${counted(sql`${where} and paralisacao is not null`)},
      'sem_evolucao', ${counted(sql`${where} and sem_evolucao_em <= ${today}::date`)},
      'por_secretaria', ${grouped(
        sql`t.id_secretaria, coalesce(s.nome_curto, s.nomesecretaria) as secretaria, t.status`,
        sql`from (select * ${totals}) t join secretarias s on s.id = t.id_secretaria group by t.id_secretaria, s.id, t.status`,
      )},
      'por_ano', ${grouped(sql`nullif(ano, 0) as ano`, sql`${totals} group by ano`)},
      'atrasados', ${lines(late, today)},
      'a_vencer', ${lines(ending, today)}
    )::text as json`
  return readJson(db, statement)
}
