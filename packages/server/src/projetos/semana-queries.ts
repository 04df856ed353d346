import { ETAPAS, SITUACOES } from '@paco/domain/etapas/etapa'
import { DIAS_DA_SEMANA } from '@paco/domain/etapas/semana'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canChangeSomeProjeto } from '@paco/domain/projetos/policy'
import { colunasDaEtapa, etapaDaSemana, secretariaDaSemana, semanaList } from '@paco/domain/projetos/semana'
import type { SessionUser } from '@paco/domain/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import type { ListSource } from '../db/list.ts'
import { sourceByReader } from '../db/source-by-reader.ts'
import { projetoReaders } from './queries.ts'

const HOJE = sql`(select projetos_dia())`
const HORIZONTE = sql`${HOJE} + ${sql.lit(DIAS_DA_SEMANA)}`

// Said as their indexes say it.
const UNBEGUN = sql`coalesce(e.situacao, 'Não iniciado') = 'Não iniciado'`
const ATE = sql`coalesce(e.fim, 'infinity')`

/** Stages of one reason, as `motivoDaSemana` and `atrasoOf` have it; `semana-regra.test.ts` holds them against each other. */
interface Trecho {
  readonly where: RawBuilder<unknown>
  readonly motivo: RawBuilder<unknown>
  /** Since when it is late. */
  readonly desde: RawBuilder<unknown>
  /** When it ends; those of which nobody knows it last. */
  readonly ate: RawBuilder<unknown>
}

const NUNCA = sql`null::date`

/** No stage is in two of them, and of each an index has the order of the list. */
const TRECHOS: readonly Trecho[] = [
  {
    where: sql`e.situacao is distinct from 'Concluído' and e.fim < ${HOJE}`,
    motivo: sql`'atrasada'`,
    desde: sql`e.fim`,
    ate: sql`e.fim`,
  },
  {
    where: sql`${UNBEGUN} and e.inicio < ${HOJE} and ${ATE} >= ${HOJE}`,
    motivo: sql`'atrasada'`,
    desde: sql`e.inicio`,
    ate: ATE,
  },
  {
    where: sql`e.situacao in ('Em andamento', 'Atrasado') and ${ATE} >= ${HOJE}`,
    motivo: sql`case e.situacao when 'Atrasado' then 'atrasada' else 'em_andamento' end`,
    desde: NUNCA,
    ate: ATE,
  },
  {
    where: sql`${UNBEGUN} and e.inicio between ${HOJE} and ${HORIZONTE} and ${ATE} >= ${HOJE}`,
    motivo: sql`'comeca'`,
    desde: NUNCA,
    ate: ATE,
  },
  {
    where: sql`${UNBEGUN} and e.fim between ${HOJE} and ${HORIZONTE} and coalesce(e.inicio, 'infinity') > ${HORIZONTE}`,
    motivo: sql`'termina'`,
    desde: NUNCA,
    ate: sql`e.fim`,
  },
]

const caseOf = (what: 'motivo' | 'desde') =>
  sql`case ${sql.join(
    TRECHOS.map((trecho) => sql`when ${trecho.where} then ${trecho[what]}`),
    sql` `,
  )} end`

const TODOS: Trecho = {
  where: sql`(${sql.join(
    TRECHOS.map(({ where }) => sql`(${where})`),
    sql` or `,
  )})`,
  motivo: caseOf('motivo'),
  desde: caseOf('desde'),
  ate: ATE,
}

const COLUNAS = sql`${sql.lit(JSON.stringify(ETAPAS.map(({ numero }) => colunasDaEtapa(numero))))}::json -> (e.numero - 1)`

interface Leitura {
  /** True of the stages of whose project the reader is told what is not public. */
  readonly told: RawBuilder<unknown>
  /** True of the stages that the reader looks after. */
  readonly own: RawBuilder<unknown>
  readonly recusa: string | null
}

/** All that is told of a stage's project hangs on it by the left: what is asked of stages alone reads nothing else. */
const rows = ({ where, motivo, desde, ate }: Trecho, { told, own, recusa }: Leitura) => sql`
  select e.id, e.projeto_id as id_projeto, p.versao, p.nomeprojeto as projeto, p.id_secretaria,
    s.nomesecretaria as secretaria, e.numero as etapa, e.nome as etapa_nome, e.inicio, e.fim, e.prazo, e.situacao,
    ${motivo} as motivo, coalesce(${HOJE} - ${desde}, 0) as atraso, ${COLUNAS} as colunas,
    ${sql.lit(recusa)}::text as recusa,
    case when (${told}) and p.base_congelada_em is not null and e.fim is not null then array[${COLUNAS} ->> 'fim'] else '{}' end as travados,
    ${desde} as desde, ${ate} as ate, p.busca
  from etapas e
    left join projetos p on p.id = e.projeto_id
    left join secretarias s on s.id = p.id_secretaria
  where ${where} and e.projeto_id not in (select id from projetos where arquivado) and ${own}`

/** The few texts that many stages have: of these each is folded once, not of every stage. */
const oneOf = (values: RawBuilder<unknown>, word: RawBuilder<unknown>) =>
  sql`in (select nome from (${values}) as ditos (nome) where dobrar(nome) like ${word})`
const NOMES = sql`select distinct nome from etapas`
const SITUADAS = sql`values ${sql.join(SITUACOES.map((situacao) => sql`(${sql.lit(situacao)})`))}`

/** By what its project is found by, or by what the stage says of itself. */
const search: ListSource['search'] = (word) => sql`(busca like ${word} or motivo like ${word}
  or etapa_nome ${oneOf(NOMES, word)} or situacao ${oneOf(SITUADAS, word)})`

const make = (leitura: Leitura): ListSource => {
  const each = (select: RawBuilder<unknown>, end = sql``) =>
    sql.join(
      TRECHOS.map((trecho) => sql`(select ${select} from (${rows(trecho, leitura)}) trecho ${end})`),
      sql` union all `,
    )
  const ties = sql`ate, id_projeto, etapa`
  return {
    view: rows(TODOS, leitura),
    row: Object.keys(etapaDaSemana.shape),
    columns: semanaList.columns,
    // The latest first; of the others, what ends first.
    order: 'desde',
    ties: sql`desde, ${ties}`,
    firsts: ({ where, most }) =>
      each(sql`id, desde, ate, id_projeto, etapa`, sql`where ${where} order by desde, ${ties} limit ${most}`),
    counted: each(sql`id`),
    search,
  }
}

const readers = projetoReaders(sql`p.id_secretaria`)
const sources = (recusa: string | null) => ({
  all: sourceByReader(readers, (told) => make({ told, own: sql`true`, recusa })),
  // Of one's own department one is told everything.
  own: sourceByReader(readers, (told) => make({ told, own: told, recusa })),
})
const editavel = sources(null)
const lida = sources(MESSAGES.notYours)

/** The stages of the week that a person looks after: those of their own department, or all. */
export const semanaSource = (who: SessionUser): ListSource =>
  (canChangeSomeProjeto(who) ? editavel : lida)[secretariaDaSemana(who) === null ? 'all' : 'own'](who)
