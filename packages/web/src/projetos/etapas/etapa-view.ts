import type { Situacao } from '@paco/domain/etapas/etapa'
import type { Marca } from '@paco/domain/etapas/marca'
import { daysLate, percentualOf, regraText } from '@paco/domain/etapas/progress'
import { type EtapaPlanejada, estadoOf, etapasOf, marcadasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Day, daysBetween, formatDay } from '@paco/domain/shared/days'
import { formatNumber } from '@paco/domain/shared/formats'

/** A stage as the screens show it on a given day. */
export interface EtapaView extends EtapaPlanejada {
  /** What is told of it, as the server found. */
  readonly estado: Situacao
  readonly percentual: number
  /** Which rule made it, where there is more than one. */
  readonly regra: string | null
  readonly diasAtraso: number
  readonly marca: Marca | null
  /** Days from its start to its end; null without both dates. */
  readonly dias: number | null
}

export function etapaViewsOf(projeto: Projeto, today: Day): EtapaView[] {
  const marks = new Map(marcadasOf(projeto).map(({ numero, marca }) => [numero, marca]))
  return etapasOf(projeto).map((etapa) => ({
    ...etapa,
    estado: estadoOf(etapa, projeto),
    percentual: percentualOf(etapa, projeto.fisico, today),
    regra: regraText(etapa, projeto.fisico, today),
    diasAtraso: daysLate(etapa, today),
    marca: marks.get(etapa.numero) ?? null,
    dias: etapa.inicio !== null && etapa.fim !== null ? daysBetween(etapa.inicio, etapa.fim) : null,
  }))
}

export const daysText = (days: number): string =>
  `${formatNumber(days)} ${Math.abs(days) === 1 ? 'dia' : 'dias'}`

/** `3 - Processo licitatório, 29 dias após o prazo de 30/09/2026`. */
export function lateText({ nome, fim, diasAtraso }: EtapaView): string {
  if (fim === null) return `${nome}, marcada como atrasada, sem data de término`
  if (diasAtraso === 0) return `${nome}, marcada como atrasada, com prazo até ${formatDay(fim)}`
  return `${nome}, ${daysText(diasAtraso)} após o prazo de ${formatDay(fim)}`
}

/** `4 - Assinatura do contrato, com fim previsto para 10/10/2026, há 19 dias`. */
export function unbegunText({ nome, fim }: EtapaView, today: Day): string {
  const gone =
    fim === null ? '' : `, com fim previsto para ${formatDay(fim)}, há ${daysText(daysBetween(fim, today))}`
  return `${nome}${gone}`
}

export const concludedText = (etapas: readonly EtapaView[]): string => {
  const done = etapas.filter(({ situacao }) => situacao === 'Concluído').length
  return `${done} de ${etapas.length} ${done === 1 ? 'etapa concluída' : 'etapas concluídas'}`
}
