import { TIPO_NAMES } from '@paco/domain/aditivos/aditivo'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { Etapa } from '@paco/domain/etapas/etapa'
import { marcaOf } from '@paco/domain/etapas/marca'
import { isAtrasado, TOLERANCIA } from '@paco/domain/pca/execucao'
import { HORIZONTE, type Prazo } from '@paco/domain/prazos/prazo'
import { canChangeSomeProjeto, canReadAllAditivos } from '@paco/domain/projetos/policy'
import type { Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import { vencimentos } from '../convenios/painel-queries.ts'
import type { Db } from '../db/database.ts'

export type Due = Omit<Prazo, 'meu'>

/** More of one kind than these are for its own list; the nearest to today are told. */
export const MOST = 1000

/** The stages not concluded on one side of today, the nearest first: read in the order of their index. Those of archived projects are left out. */
const openEtapas = (side: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
  (select projeto_id, numero, nome, fim, situacao from etapas
  where situacao is distinct from 'Concluído' and ${side}
    and projeto_id not in (select id from projetos where arquivado) order by fim ${order}, projeto_id, numero limit ${MOST})`

/** Stages that should have ended, begun or not, and those not concluded that end soon. */
const etapas = (today: Day) => sql`
  select 'etapa' as tipo, p.id, e.numero::text as parte, p.nomeprojeto as titulo, e.nome as detalhe, p.id_secretaria,
    e.fim as dia, p.id as id_projeto, e.situacao
  from (${openEtapas(sql`fim < ${today}::date`, sql`desc`)}
    union all ${openEtapas(sql`fim between ${today}::date and ${today}::date + ${HORIZONTE}::int`, sql`asc`)}) e
    join projetos p on p.id = e.projeto_id`

const convenios = (today: Day) => sql`
  select 'convenio' as tipo, v.id, v.familia || '/' || v.campo as parte, coalesce(v.titulo, 'Convênio ' || v.id) as titulo,
    case v.campo when 'vigencia_contrato' then 'Vigência do contrato' else 'Vigência do convênio' end as detalhe,
    null::int as id_secretaria, v.fim as dia, null::int as id_projeto, null as situacao
  from (${sql.join(
    FAMILIAS.flatMap((familia) => vencimentos(familia, today)),
    sql` union all `,
  )}) v`

/** So far back is looked for what was meant to be bought and has no project: its plan's year, and not the one before. */
const ATRAS = 365

/**
 * What is to be bought soon, and what has no project though its day has come; a closed plan has nothing due, nor has what was
 * carried over or what its department has not sent.
 */
const pca = (today: Day) => sql`
  select 'pca' as tipo, i.id, null as parte, objeto as titulo, 'Requisitante: ' || requisitante
      || case when data_pretendida + ${TOLERANCIA}::int < ${today}::date
        then ${`. Sem projeto ${TOLERANCIA} dias depois da data pretendida`} else '' end as detalhe,
    null::int as id_secretaria, data_pretendida as dia, null::int as id_projeto, null as situacao
  from pca i join pca_planos p on p.id = i.plano_id
  where vivo and i.situacao not in ('rascunho', 'devolvido') and p.situacao <> 'encerrado' and not exists (select from pca d where d.adiado_de = i.id) and (data_pretendida between ${today}::date and ${today}::date + ${HORIZONTE}::int
    or vinculados = 0 and data_pretendida between ${today}::date - ${ATRAS}::int and ${today}::date)`

const NAMES = JSON.stringify(TIPO_NAMES)

/**
 * A request waits from the day it was made; only those who may read it are told. The nearest are found by their own rows: all
 * that is told of a request took longer than finding it. Few were ever asked about.
 */
function aditivos(who: SessionUser, today: Day): RawBuilder<unknown> {
  const readable = canReadAllAditivos(who)
    ? sql`true`
    : canChangeSomeProjeto(who)
      ? sql`id_projeto in (select id from projetos where id_secretaria = ${who.id_secretaria})`
      : sql`false`
  const dia = sql`(data_criacao at time zone (select fuso()))::date`
  return sql`
    select 'aditivo' as tipo, id, id_projeto::text as parte, nomeprojeto as titulo,
      ${NAMES}::jsonb ->> tipo || case case when id in (select aditivo_id from aditivo_mensagens) then conversa end
        when 'aguarda resposta' then ': pergunta da auditoria sem resposta'
        when 'respondida' then ' à espera de decisão, pergunta respondida' else ' à espera de decisão' end as detalhe,
      projeto_secretaria as id_secretaria, ${dia} as dia, id_projeto, null as situacao
    from lista_aditivos where id = any (array(
      select id from aditivos where status = 'pendente' and ${readable}
      order by abs(${dia} - ${today}::date), id limit ${MOST}))`
}

/** What only legal deadlines have. */
const NOT_LEGAL = { base_legal: null, acao: null, dias_uteis: null, marcavel: false } as const

/** Of the plan only what has no project is told after its day. */
const marcaDoPlano = ({ tipo, dia }: Pick<Due, 'tipo' | 'dia'>, today: Day) =>
  tipo === 'pca' && isAtrasado({ vinculados: 0, data_pretendida: dia }, today) ? 'atrasada' : null

/** Everything due that this person may read and no law asks, the nearest days of each kind, in the order of the days. */
export async function listDue(db: Db, who: SessionUser, today: Day): Promise<Due[]> {
  const kinds = [etapas(today), convenios(today), pca(today), aditivos(who, today)].map(
    (kind) => sql`(select * from (${kind}) k order by abs(k.dia - ${today}::date), k.id limit ${MOST})`,
  )
  const { rows } = await sql<Omit<Due, 'marca' | keyof typeof NOT_LEGAL> & Pick<Etapa, 'situacao'>>`
    select d.tipo, d.id, d.parte, d.titulo, d.detalhe, d.id_secretaria, s.nomesecretaria as secretaria_nome, d.dia,
      d.dia - ${today}::date as dias, d.id_projeto, d.situacao
    from (${sql.join(kinds, sql` union all `)}) d left join secretarias s on s.id = d.id_secretaria
    order by d.dia, d.tipo, d.id, d.parte`.execute(db)
  return rows.map(({ situacao, ...due }) => ({
    ...due,
    ...NOT_LEGAL,
    marca: due.tipo === 'etapa' ? marcaOf({ fim: due.dia, situacao }, today) : marcaDoPlano(due, today),
  }))
}

/** The secret address of a person's calendar; null until they ask for one. */
export async function readSegredo(db: Db, usuario_id: number): Promise<string | null> {
  const row = await db
    .selectFrom('agendas')
    .select('segredo')
    .where('usuario_id', '=', usuario_id)
    .executeTakeFirst()
  return row?.segredo ?? null
}

export async function writeSegredo(db: Db, usuario_id: number, segredo: string): Promise<void> {
  await db
    .insertInto('agendas')
    .values({ usuario_id, segredo })
    .onConflict((conflict) => conflict.column('usuario_id').doUpdateSet({ segredo }))
    .execute()
}

/** Whose calendar this is: nobody's once the account is closed. */
export async function findBySegredo(db: Db, segredo: string): Promise<SessionUser | null> {
  const row = await db
    .selectFrom('agendas')
    .innerJoin('usuarios', 'usuarios.id', 'agendas.usuario_id')
    .select(['usuarios.id', 'usuarios.name', 'usuarios.role', 'usuarios.id_secretaria'])
    .where('agendas.segredo', '=', segredo)
    .where('usuarios.ativo', '=', true)
    .executeTakeFirst()
  return row ?? null
}
