import { SITUACOES, type Situacao } from '@paco/domain/etapas/etapa'
import { type Day, daysBetween, formatDay } from '@paco/domain/shared/days'
import { daysText, type EtapaView } from '../etapas/etapa-view.ts'

/** How many stages are in each situation, in the order of the situations; together they are six. */
export const countEtapas = (etapas: readonly EtapaView[]): { situacao: Situacao; total: number }[] =>
  SITUACOES.map((situacao) => ({
    situacao,
    total: etapas.filter(({ estado }) => estado === situacao).length,
  }))

/** What the calendar says of a stage: how long it still has, or how late it is. */
export function timeText({ situacao, inicio, fim, diasAtraso }: EtapaView, today: Day): string {
  if (situacao === 'Concluído') return 'Concluída'
  if (diasAtraso > 0) return `${daysText(diasAtraso)} de atraso`
  if (fim === null) return 'Sem data de término'
  if (inicio !== null && today < inicio) return `Começa em ${daysText(daysBetween(today, inicio))}`
  const left = daysBetween(today, fim)
  if (left < 0) return `Terminaria em ${formatDay(fim)}`
  return left === 0 ? 'Termina hoje' : `${daysText(left)} até o término`
}
