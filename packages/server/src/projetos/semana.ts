import type { NumeroEtapa } from '@paco/domain/etapas/etapa'
import { atrasoOf, motivoDaSemana } from '@paco/domain/etapas/semana'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import { colunasDaEtapa, type EtapaDaSemana, secretariaDaSemana } from '@paco/domain/projetos/semana'
import type { Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Db } from '../db/database.ts'
import { type EtapaLida, listAbertas } from './semana-queries.ts'

/** A stage as the weekly round tells it; none where it is not of this week. */
function toldTo(who: SessionUser, { congelada, ...lida }: EtapaLida, today: Day): EtapaDaSemana[] {
  const motivo = motivoDaSemana(lida, today)
  if (motivo === null) return []
  const colunas = colunasDaEtapa(lida.etapa as NumeroEtapa)
  return [
    {
      ...lida,
      motivo,
      atraso: atrasoOf(lida, today),
      colunas,
      recusa: canEditProjeto(who, lida) ? null : MESSAGES.notYours,
      travados: congelada && lida.fim !== null ? [colunas.fim] : [],
    },
  ]
}

/** The latest first; of the others, what ends first. */
const byAtraso = (one: EtapaDaSemana, other: EtapaDaSemana) =>
  other.atraso - one.atraso ||
  (one.fim ?? '9999').localeCompare(other.fim ?? '9999') ||
  one.id_projeto - other.id_projeto ||
  one.etapa - other.etapa

/** The stages of the week that a person looks after. */
export async function listSemana(db: Db, who: SessionUser, today: Day): Promise<EtapaDaSemana[]> {
  const abertas = await listAbertas(db, today, secretariaDaSemana(who))
  return abertas.flatMap((lida) => toldTo(who, lida, today)).sort(byAtraso)
}
