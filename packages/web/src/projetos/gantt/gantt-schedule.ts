import { cumulativeDurations } from '@paco/domain/etapas/durations'
import { daysBetween, formatDay } from '@paco/domain/shared/days'
import type { DayBar } from '../../ui/gantt/types.ts'
import { daysText, type EtapaView } from '../etapas/etapa-view.ts'

/** Deadlines have two decimals at most; sums keep no dust of binary fractions. */
const tidy = (days: number) => Math.round(days * 100) / 100

/** A deadline that is missing or came out negative takes no room on the axis. */
const lengthOf = ({ prazo }: EtapaView) => Math.max(0, prazo ?? 0)

/** Total duration: the sum of the stage deadlines, in days. */
export const totalDays = (etapas: readonly EtapaView[]): number =>
  tidy(etapas.reduce((sum, { prazo }) => sum + (prazo ?? 0), 0))

/** Days from the start of stage 1 to the end of stage 6; null without both dates. */
export function calendarDays(etapas: readonly EtapaView[]): number | null {
  const [start, end] = [etapas.at(0)?.inicio ?? null, etapas.at(-1)?.fim ?? null]
  return start !== null && end !== null ? daysBetween(start, end) : null
}

/** 'Diferença entre datas' fills running totals: each deadline then contains those before it. */
export function areRunningTotals(etapas: readonly EtapaView[]): boolean {
  const totals = cumulativeDurations(etapas)
  const known = etapas.filter(({ prazo }) => prazo !== null)
  return known.length > 1 && etapas.every(({ prazo }, index) => prazo === (totals[index] ?? null))
}

/** Each stage begins on the day the one before ends. */
export function scheduleBars(etapas: readonly EtapaView[]): DayBar[] {
  let from = 0
  return etapas.map((etapa) => {
    const to = tidy(from + lengthOf(etapa))
    const bar = {
      id: etapa.numero,
      legend: `Etapa ${etapa.numero}`,
      label: etapa.rotulo,
      from,
      to,
      tooltip: [
        `Duração: ${daysText(lengthOf(etapa))}`,
        `Início: ${etapa.inicio === null ? '-' : formatDay(etapa.inicio)}`,
        `Fim: ${etapa.fim === null ? '-' : formatDay(etapa.fim)}`,
      ],
    }
    from = to
    return bar
  })
}
