import type { NumeroEtapa } from '@paco/domain/etapas/etapa'
import { atrasoOf, motivoDaSemana } from '@paco/domain/etapas/semana'
import type { ListQuery } from '@paco/domain/http/list'
import { pageRows } from '@paco/domain/http/page-rows'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import {
  colunasDaEtapa,
  type EtapaDaSemana,
  secretariaDaSemana,
  semanaList,
} from '@paco/domain/projetos/semana'
import type { semanaCalls } from '@paco/domain/projetos/semana-contract'
import type { Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Today } from '../clock/today.ts'
import type { Db } from '../db/database.ts'
import type { Handlers } from '../http/handler.ts'
import { replyRows } from '../http/list-replies.ts'
import { atOnce, writePlanilha } from '../planilhas/planilha.ts'
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

type Asked = ListQuery & Partial<Pick<EtapaDaSemana, 'id_secretaria' | 'motivo'>>

export function semanaRoutes(db: Db, { today }: Pick<Today, 'today'>): Handlers<typeof semanaCalls> {
  async function semanaOf(who: SessionUser, { id_secretaria, motivo }: Asked): Promise<EtapaDaSemana[]> {
    const day = today()
    const abertas = await listAbertas(db, day, secretariaDaSemana(who))
    return abertas
      .flatMap((lida) => toldTo(who, lida, day))
      .filter((etapa) => id_secretaria === undefined || etapa.id_secretaria === id_secretaria)
      .filter((etapa) => motivo === undefined || etapa.motivo === motivo)
      .sort(byAtraso)
  }

  return {
    listEtapasDaSemana: async ({ query, user }) => replyRows(semanaList, await semanaOf(user, query), query),

    exportEtapasDaSemana: async ({ query: { formato, ...query }, user }) => {
      const { rows } = pageRows(semanaList, await semanaOf(user, query), query)
      const { name, columns } = semanaList
      // The sheet 'Filtros' tells a department by this name.
      const told = rows.map((row) => ({ ...row, secretaria_nome: row.secretaria }))
      return writePlanilha(formato, name, columns, atOnce(told), { filtrada: { columns, query, sums: {} } })
    },
  }
}
