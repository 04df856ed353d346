import { cumulativeDurations } from '@paco/domain/etapas/durations'
import { daysBetween, formatDay } from '@paco/domain/shared/days'
import type { DayBar } from '../ui/gantt/types.ts'
import { daysText, type StageView } from './painel-stages.ts'

/** Deadlines have two decimals at most; sums keep no dust of binary fractions. */
const tidy = (days: number) => Math.round(days * 100) / 100

/** A deadline that is missing or came out negative takes no room on the axis. */
const lengthOf = ({ prazo }: StageView) => Math.max(0, prazo ?? 0)

/** Total duration: the sum of the stage deadlines, in days. */
export const totalDays = (stages: readonly StageView[]): number =>
  tidy(stages.reduce((sum, { prazo }) => sum + (prazo ?? 0), 0))

/** Days from the start of stage 1 to the end of stage 6; null without both dates. */
export function calendarDays(stages: readonly StageView[]): number | null {
  const [start, end] = [stages.at(0)?.inicio ?? null, stages.at(-1)?.fim ?? null]
  return start !== null && end !== null ? daysBetween(start, end) : null
}

/** 'Diferença entre datas' fills running totals: each deadline then contains those before it. */
export function areRunningTotals(stages: readonly StageView[]): boolean {
  const totals = cumulativeDurations(stages)
  const known = stages.filter(({ prazo }) => prazo !== null)
  return known.length > 1 && stages.every(({ prazo }, index) => prazo === (totals[index] ?? null))
}

/** Each stage begins on the day the one before ends. */
export function scheduleBars(stages: readonly StageView[]): DayBar[] {
  let from = 0
  return stages.map((stage) => {
    const to = tidy(from + lengthOf(stage))
    const bar = {
      id: stage.numero,
      legend: `Etapa ${stage.numero}`,
      label: stage.rotulo,
      from,
      to,
      tooltip: [
        `Duração: ${daysText(lengthOf(stage))}`,
        `Início: ${stage.inicio === null ? '-' : formatDay(stage.inicio)}`,
        `Fim: ${stage.fim === null ? '-' : formatDay(stage.fim)}`,
      ],
    }
    from = to
    return bar
  })
}
