import { tableOf, vigenciasOf } from '@paco/domain/convenios/familia'
import { FAMILIAS, type FamiliaKey } from '@paco/domain/convenios/familias'
import { type ChaveLegal, familiaOf } from '@paco/domain/prazos/chave'
import { AVISO_EVOLUCAO } from '@paco/domain/prazos/constantes'
import type {
  FatosAditivo,
  FatosContrato,
  FatosConvenio,
  FatosLegais,
  FatosObra,
  FatosParalisacao,
  Registro,
} from '@paco/domain/prazos/fatos'
import { canChangeSomeProjeto, canReadAllAditivos } from '@paco/domain/projetos/policy'
import type { Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { MOST } from './queries.ts'

/** Which records are read: all that may be due, where told so of some contracts alone; of these the amendments alone, those of a project, or one. */
export type Wanted =
  | { today: Day; contratos?: readonly number[] | null }
  | { aditivos: Day }
  | { projeto: number }
  | ChaveLegal

type Condition = RawBuilder<unknown>
type Which = {
  all: (today: Day, contratos: readonly number[] | null) => Condition
  ofProjeto: (id: number) => Condition
  one: (id: number) => Condition
}

/** What keeps a kind of record to those that are wanted; null where none of the kind is. */
function conditionOf(
  wanted: Wanted,
  isOfKind: (chave: ChaveLegal) => boolean,
  which: Which,
): Condition | null {
  if ('today' in wanted) return which.all(wanted.today, wanted.contratos ?? null)
  if ('aditivos' in wanted) return null
  if ('projeto' in wanted) return which.ofProjeto(wanted.projeto)
  return isOfKind(wanted) ? which.one(wanted.id) : null
}

async function rowsOf<F>(
  db: Db,
  rows: (where: Condition) => RawBuilder<F>,
  where: Condition | null,
): Promise<F[]> {
  return where === null ? [] : (await rows(where).execute(db)).rows
}

/** A title is read in a line; the record has the whole. */
const SHORT = 160
/** Liability lasts five years; what ended before that owes nothing a page could tell. */
const REMEMBERED = sql`interval '6 years'`

export const contratos = (where: Condition) => sql<FatosContrato>`
  select 'contrato' as registro, c.id, 'Contrato ' || c.numero || '/' || c.ano || ': ' || left(c.objeto, ${SHORT}) as titulo,
    c.id_secretaria, s.nomesecretaria as secretaria_nome, null::int as id_projeto, c.contratacao_direta, c.regime,
    c.situacao, c.assinatura, c.vigencia_fim, c.data_base, c.pncp_numero, c.encerrado_em, c.recebido_provisorio_em,
    c.recebido_definitivo_em,
    (select max(coalesce(a.data_assinatura, (a.data_decisao at time zone (select fuso()))::date)) from aditivos a
      where a.id_contrato = c.id and a.reajuste is not null and a.status = 'aprovado') as reajustado_em,
    c.ordem_inicio, m.medido_ate, coalesce(m.medicao_final, false) as medicao_final, m.nota_em,
    exists (select from quantitativos_revisoes q where q.contrato_id = c.id and q.situacao = 'aprovada') as tem_planilha,
    exists (select from paralisacoes r where r.id_contrato = c.id and r.reinicio is null) as parado,
    t.corrigir_ate, t.sanadas_em
  from contratos c
    join secretarias s on s.id = c.id_secretaria
    left join lateral (
      select max(fim) as medido_ate, bool_or(final) as medicao_final,
        min(nota_fiscal_em) filter (where situacao = 'liquidada') as nota_em
      from medicoes where contrato_id = c.id
    ) m on true
    left join recebimentos t on t.contrato_id = c.id and t.tipo = 'provisorio'
  where c.assinatura is not null and ${where}`

const whichContratos: Which = {
  all: (today, contratos) => sql`
    (c.encerrado_em is null or greatest(c.encerrado_em, c.recebido_definitivo_em) > ${today}::date - ${REMEMBERED})
    and ${contratos === null ? sql`true` : sql`c.id = any (${contratos})`}`,
  ofProjeto: (id) => sql`c.id in (select contrato_id from contratos_projetos where projeto_id = ${id})`,
  one: (id) => sql`c.id = ${id}`,
}

/** Only those whom amendments are told of are told when they are due. */
function readableBy(who: SessionUser | null): Condition {
  if (canReadAllAditivos(who)) return sql`true`
  return who && canChangeSomeProjeto(who) ? sql`p.id_secretaria = ${who.id_secretaria}` : sql`false`
}

const aditivos = (who: SessionUser | null) => (where: Condition) =>
  sql<FatosAditivo>`
  select 'aditivo' as registro, a.id, p.nomeprojeto || coalesce(': termo ' || a.numero_termo, '') as titulo, p.id_secretaria,
    s.nomesecretaria as secretaria_nome, a.id_projeto, a.tipo, a.status, a.data_assinatura, a.antecipado_em,
    coalesce(c.contratacao_direta, false) as contratacao_direta
  from aditivos a
    join projetos p on p.id = a.id_projeto and not p.arquivado
    join secretarias s on s.id = p.id_secretaria
    left join contratos c on c.id = a.id_contrato
  where (a.data_assinatura is not null or a.antecipado_em is not null) and ${readableBy(who)} and ${where}`

const whichAditivos: Which = {
  all: () => sql`a.status not in ('rejeitado', 'retirado')`,
  ofProjeto: (id) => sql`a.id_projeto = ${id}`,
  one: (id) => sql`a.id = ${id}`,
}

/** Signed since then a term may still be published in time, whatever the calendar. */
const RECENTES = 90

/**
 * The amendments of which something may be due, without all those that were published long ago: terms that are still to be
 * signed, what was signed lately, and the newest of the rest that nobody marked. Those of a direct contracting are due
 * sooner; of each the newest are the nearest.
 */
const pendentes = (who: SessionUser | null, today: Day): Condition => sql`a.id in (
  select id from aditivos where antecipado_em is not null and data_assinatura is null
  union all select id from aditivos where data_assinatura > ${today}::date - ${RECENTES}::int
  union all select n.id from (values (true), (false)) d (direta) cross join lateral (
    select a.id from aditivos a
      join projetos p on p.id = a.id_projeto and not p.arquivado
      left join contratos c on c.id = a.id_contrato
    where a.data_assinatura <= ${today}::date - ${RECENTES}::int and a.status = 'aprovado' and a.tipo <> 'apostila'
      and coalesce(c.contratacao_direta, false) = d.direta and ${readableBy(who)}
      and not exists (select from prazos_cumpridos where chave = 'aditivo:' || a.id || ':pncp')
    order by a.data_assinatura desc, a.id desc limit ${MOST}
  ) n)`

type Parada = Omit<FatosParalisacao, 'anteriores'> & { id_projeto: number }

const paralisacoes = (where: Condition) => sql<Parada>`
  select 'paralisacao' as registro, r.id, p.nomeprojeto as titulo, p.id_secretaria, s.nomesecretaria as secretaria_nome,
    r.id_projeto, r.inicio, r.reinicio, r.aviso_publicado_em, r.placa_em
  from paralisacoes r
    join projetos p on p.id = r.id_projeto and not p.arquivado
    join secretarias s on s.id = p.id_secretaria
  where r.id_projeto in (${where})
  order by r.id_projeto, r.inicio`

/** Whole projects: what was stopped before counts too. */
const whichParalisacoes: Which = {
  all: () => sql`select id_projeto from paralisacoes where reinicio is null`,
  ofProjeto: (id) => sql`${id}`,
  one: (id) => sql`select id_projeto from paralisacoes where id = ${id}`,
}

/** Each with those of its project that were over before it. */
function withEarlier(paradas: readonly Parada[], wanted: Wanted): FatosParalisacao[] {
  const facts = paradas.map((parada) => ({
    ...parada,
    anteriores: paradas.flatMap(({ id_projeto, inicio, reinicio }) =>
      id_projeto === parada.id_projeto && inicio < parada.inicio && reinicio !== null
        ? [{ inicio, reinicio }]
        : [],
    ),
  }))
  return 'id' in wanted ? facts.filter(({ id }) => id === wanted.id) : facts
}

/** Works under way: their row has the day, so that only those near it are read. */
const obras = (where: Condition) => sql<FatosObra>`
  select 'obra' as registro, p.id, p.nomeprojeto as titulo, p.id_secretaria, s.nomesecretaria as secretaria_nome,
    p.id as id_projeto, p.sem_evolucao_em
  from projetos p join secretarias s on s.id = p.id_secretaria
  where p.sem_evolucao_em is not null and not p.arquivado and ${where}`

const whichObras: Which = {
  all: (today) => sql`p.sem_evolucao_em <= ${today}::date + ${AVISO_EVOLUCAO}::int`,
  ofProjeto: (id) => sql`p.id = ${id}`,
  one: (id) => sql`p.id = ${id}`,
}

/** An agreement does not say whether its accounts were rendered: a year after they were due the page lets them go. */
const FORGOTTEN = 60 + 365

/** The families whose agreements have a term. */
const comVigencia = FAMILIAS.filter((familia) =>
  vigenciasOf(familia).some(({ key }) => key === 'vigencia_convenio'),
)

const convenios = (familia: (typeof comVigencia)[number]) => (where: Condition) =>
  sql<FatosConvenio>`
  select ${`convenio_${familia.key}`}::text as registro, v.id, coalesce(v.${sql.ref(familia.titulo)}, 'Convênio ' || v.id) as titulo,
    null::int as id_secretaria, null as secretaria_nome, null::int as id_projeto, v.vigencia_convenio
  from ${sql.table(tableOf(familia))} v where v.vigencia_convenio is not null and ${where}`

const whichConvenios = (key: FamiliaKey): Which => ({
  all: (today) => sql`v.vigencia_convenio between ${today}::date - ${FORGOTTEN}::int and ${today}::date - 1`,
  ofProjeto: (id) => sql`v.id in (select ${sql.ref(`${key}_id`)} from vinculos where projeto_id = ${id})`,
  one: (id) => sql`v.id = ${id}`,
})

/** The agreements of all families in one statement; null where none is wanted. */
function conveniosWhere(wanted: Wanted): RawBuilder<FatosConvenio> | null {
  const parts = comVigencia.flatMap((familia) => {
    const isOfKind = ({ registro }: ChaveLegal) => familiaOf(registro) === familia.key
    const where = conditionOf(wanted, isOfKind, whichConvenios(familia.key))
    return where === null ? [] : [convenios(familia)(where)]
  })
  return parts.length === 0 ? null : sql<FatosConvenio>`${sql.join(parts, sql` union all `)}`
}

/** What the records say from which the law's deadlines follow, of those this person may read. */
export async function readFatos(db: Db, who: SessionUser | null, wanted: Wanted): Promise<FatosLegais[]> {
  const where = (registro: Registro, which: Which) =>
    conditionOf(wanted, (chave) => chave.registro === registro, which)
  const stopped = where('paralisacao', whichParalisacoes)
  const aditivosWhere =
    'aditivos' in wanted ? pendentes(who, wanted.aditivos) : where('aditivo', whichAditivos)
  return [
    ...(await rowsOf(db, contratos, where('contrato', whichContratos))),
    ...(await rowsOf(db, aditivos(who), aditivosWhere)),
    ...withEarlier(await rowsOf(db, paralisacoes, stopped), wanted),
    ...(await rowsOf(db, obras, where('obra', whichObras))),
    ...((await conveniosWhere(wanted)?.execute(db))?.rows ?? []),
  ]
}
