import { moduloLigado } from '@paco/domain/cidade/modulos'
import { familiasUsadas } from '@paco/domain/convenios/usadas'
import { LINHAS } from '@paco/domain/inicio/inicio'
import { mesDe } from '@paco/domain/inicio/resumo'
import type { Day } from '@paco/domain/shared/days'
import { type RawBuilder, sql } from 'kysely'
import { aditivosSource } from '../aditivos/queries.ts'
import { vencimentos } from '../convenios/painel-queries.ts'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { jsonArray, readJson } from '../db/records.ts'

/** What was decided, by auditors or by the law; of archived projects the list of amendments tells. */
export const decididosSource: ListSource = {
  ...aditivosSource,
  view: sql`select * from lista_aditivos where status in ('aprovado', 'rejeitado') and not projeto_arquivado`,
}

/** What was approved and costs something. */
export const carosSource: ListSource = {
  ...aditivosSource,
  view: sql`select * from lista_aditivos where status = 'aprovado' and valor > 0 and not projeto_arquivado`,
}

/** The first rows and how many there are, as JSON text. */
const readParte = (db: Db, rows: RawBuilder<unknown>, order: RawBuilder<unknown>, most: number) =>
  readJson(
    db,
    sql<{ json: string }>`
      with todas as (${rows})
      select json_build_object('total', (select count(*) from todas),
        'linhas', ${jsonArray(sql`select * from todas order by ${order} limit ${most}`)})::text as json`,
  )

/** Projects past the end of their last stage, the latest first. */
export const readAtrasados = (db: Db, today: Day, most = LINHAS): Promise<string> =>
  readParte(
    db,
    sql`select id, nomeprojeto, secretaria_nome, termina_em, ${today}::date - termina_em as dias, progresso, paralisacao
      from lista_projetos where status = 'Atrasado' and not arquivado and termina_em is not null`,
    sql`termina_em, id`,
    most,
  )

/** Works that stand, the longest first. */
export const readParalisadas = (db: Db, most = LINHAS): Promise<string> =>
  readParte(
    db,
    sql`select id, nomeprojeto, secretaria_nome, paralisacao from lista_projetos where paralisado and not arquivado`,
    sql`paralisacao ->> 'desde', id`,
    most,
  )

/** Contracts that run and agreements whose term ends in the calendar month of a day. */
export function readTermos(db: Db, today: Day, most = LINHAS): Promise<string> {
  const { de, ate } = mesDe(today)
  const within = sql`between ${de}::date and ${ate}::date`
  const convenios = sql.join(
    familiasUsadas().flatMap((familia) => vencimentos(familia, today)),
    sql` union all `,
  )
  return readParte(
    db,
    sql`select t.*, t.fim - ${today}::date as dias from (
      select 'contrato' as tipo, c.id, null as familia, aditivos_contrato_nome(c) as nome, c.objeto as detalhe, c.vigencia_fim as fim
      from contratos c where c.situacao = 'Em execução' and c.vigencia_fim ${within}
      union all
      select 'convenio', v.id, v.familia, coalesce(v.titulo, 'Convênio ' || v.id),
        case v.campo when 'vigencia_contrato' then 'Vigência do contrato' else 'Vigência do convênio' end, v.fim
      from (${convenios}) v where ${moduloLigado('convenios')} and v.fim ${within}) t`,
    sql`fim, tipo, id`,
    most,
  )
}

/** An answer is news for so many days. */
const RESPOSTA = 30

/**
 * Requests about a department's projects that are open, or were decided lately: first what came back, then what somebody asks
 * about, then what was decided, then what waits.
 */
export async function listPedidos(
  db: Db,
  id_secretaria: number,
  today: Day,
): Promise<{ total: number; ids: number[] }> {
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over () as total from (
      select a.id, a.status, a.data_criacao, a.data_decisao,
        a.status in ('pendente', 'devolvido') and aditivos_conversa(a.id) = 'aguarda resposta' as perguntada
      from aditivos a join projetos p on p.id = a.id_projeto
      where p.id_secretaria = ${id_secretaria} and not p.arquivado and (a.status in ('pendente', 'devolvido')
        or (a.status in ('aprovado', 'rejeitado') and a.data_decisao >= ${today}::date - ${RESPOSTA}::int))
    ) pedidos
    order by case when status = 'devolvido' then 0 when perguntada then 1 when status = 'pendente' then 3 else 2 end,
      data_decisao desc nulls last, data_criacao, id
    limit ${LINHAS}`.execute(db)
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) }
}
