import type { Situacao } from '@paco/domain/etapas/etapa'
import { DIAS_DA_SEMANA } from '@paco/domain/etapas/semana'
import type { Day } from '@paco/domain/shared/days'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A stage with what is told of its project. */
export interface EtapaLida {
  readonly id_projeto: number
  readonly versao: number
  readonly projeto: string
  readonly id_secretaria: number
  readonly secretaria: string
  readonly congelada: boolean
  readonly etapa: number
  readonly etapa_nome: string
  readonly inicio: Day | null
  readonly fim: Day | null
  readonly prazo: number | null
  readonly situacao: Situacao | null
}

/** Stages that the week's rule may mean: those that run, and those not concluded that begin or end by its horizon. */
export async function listAbertas(db: Db, today: Day, id_secretaria: number | null): Promise<EtapaLida[]> {
  const horizon = sql`${today}::date + ${DIAS_DA_SEMANA}::int`
  const own = id_secretaria === null ? sql`true` : sql`p.id_secretaria = ${id_secretaria}`
  const { rows } = await sql<EtapaLida>`
    select p.id as id_projeto, p.versao, p.nomeprojeto as projeto, p.id_secretaria, s.nomesecretaria as secretaria,
      p.base_congelada_em is not null as congelada, e.numero as etapa, e.nome as etapa_nome, e.inicio, e.fim, e.prazo,
      e.situacao
    from etapas e join projetos p on p.id = e.projeto_id join secretarias s on s.id = p.id_secretaria
    where not p.arquivado and ${own} and e.situacao is distinct from 'Concluído'
      and (e.situacao in ('Em andamento', 'Atrasado') or e.inicio <= ${horizon} or e.fim <= ${horizon})
    order by p.id, e.numero`.execute(db)
  return rows
}
