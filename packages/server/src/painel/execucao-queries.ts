import type { LinhaExecucao, PainelExecucao, SecretariaExecucao } from '@paco/domain/painel/execucao'
import type { Valores } from '@paco/domain/painel/valores'
import type { Day } from '@paco/domain/shared/days'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { jsonArray, readJson } from '../db/records.ts'

/** What is asked for: a year, of all departments or of one. */
export interface Visto {
  readonly ano: number
  readonly id_secretaria?: number | undefined
}

/** What the pace of a contract is told from; null where it does not run, was not measured, or has no plan. */
export interface Ritmo {
  readonly medido_ate: number | null
  readonly planejado_ate: number | null
  readonly pago_obras: number | null
}

interface Nomeado extends Ritmo {
  readonly id: number
  readonly contrato_nome: string
  readonly objeto: string
}

export interface ContratoLido extends Nomeado, Valores {}

export interface ObraLida extends Nomeado {
  readonly medido_ate: number
  readonly pago_obras: number
  readonly secretaria: string
  readonly fim: Day
  readonly pago: number
}

export interface ExecucaoLida {
  readonly linhas: readonly LinhaExecucao[]
  readonly secretarias: readonly SecretariaExecucao[]
  readonly contratos: readonly ContratoLido[]
  readonly obras: readonly ObraLida[]
  readonly fora: PainelExecucao['fora']
}

/** More works than these are for the list of contracts, not for a panel. */
const MOST = 12

const SOMAS = sql`sum(v.planejado) as planejado, sum(v.contratado) as contratado, sum(v.medido) as medido,
  sum(v.pago) as pago, sum(v.reajuste) as reajuste`
const NOME = sql`c.id, aditivos_contrato_nome(c) as contrato_nome, c.objeto`
const RITMO = sql`o.medido as medido_ate, o.planejado as planejado_ate, o.pago_obras`

/** Everything there is, by department and month: some thousands of rows in any city. */
const linhas = sql`
  select v.id_secretaria, to_char(v.mes, 'YYYY-MM') as mes, ${SOMAS}
  from execucao_valores v group by v.id_secretaria, v.mes`

/** The contracts of a department that have anything in a year, by their number. */
const contratos = ({ ano, id_secretaria }: Visto) => sql`
  select ${NOME}, s.planejado, s.contratado, s.medido, s.pago, s.reajuste, ${RITMO}
  from (
    select v.contrato_id, ${SOMAS} from execucao_valores v
    where v.id_secretaria = ${id_secretaria ?? null}::integer
      and v.mes between make_date(${ano}::integer, 1, 1) and make_date(${ano}::integer, 12, 31)
    group by v.contrato_id
  ) s
    join contratos c on c.id = s.contrato_id
    left join execucao_obras o on o.contrato_id = c.id
  where (s.planejado, s.contratado, s.medido, s.pago) <> (0, 0, 0, 0)
  order by c.ano, c.numero, c.id`

/** Running works that were paid ahead of what was measured, then those behind their plan, the worst first. */
const obras = (only: RawBuilder<unknown>) => sql`
  select ${NOME}, coalesce(s.nome_curto, s.nomesecretaria) as secretaria, o.fim, o.pago, ${RITMO}
  from (select * from execucao_obras where ${only}) o
    join contratos c on c.id = o.contrato_id
    join secretarias s on s.id = c.id_secretaria
  where o.pago_obras > o.medido or o.medido < o.planejado * 0.9
  order by o.pago_obras > o.medido desc, o.medido / nullif(o.planejado, 0), c.id limit ${MOST}`

/** What no month is known of: running contracts without a schedule, installments of projects without a date. */
const fora = (only: RawBuilder<unknown>) => sql`
  (select json_build_object(
    'contratos', (select count(*) from contratos where situacao = 'Em execução' and ${only}
      and not exists (select from medicoes_cronograma k where k.contrato_id = contratos.id)),
    'projetos', count(distinct j.id), 'valor', coalesce(sum(p.valor), 0))
  from (select id from projetos where ${only} and not arquivado) j
    join parcelas p on p.projeto_id = j.id
    left join etapas e on e.projeto_id = j.id and e.numero = 5
  where coalesce(e.inicio_real, e.inicio) is null
    and not exists (select from contratos_projetos v join contratos c on c.id = v.contrato_id
      where v.projeto_id = j.id and c.assinatura is not null))`

/** What the panel is made of, all of one instant. */
export async function readValores(db: Db, visto: Visto): Promise<ExecucaoLida> {
  const { id_secretaria } = visto
  const only = id_secretaria === undefined ? sql`true` : sql`id_secretaria = ${id_secretaria}`
  const statement = sql<{ json: string }>`
    select json_build_object(
      'linhas', ${jsonArray(linhas)},
      'secretarias', ${jsonArray(
        sql`select id as id_secretaria, coalesce(nome_curto, nomesecretaria) as secretaria from secretarias`,
      )},
      'contratos', ${id_secretaria === undefined ? sql`'[]'::json` : jsonArray(contratos(visto))},
      'obras', ${jsonArray(obras(only))},
      'fora', ${fora(only)}
    )::text as json`
  return JSON.parse(await readJson(db, statement))
}
