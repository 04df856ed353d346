import { type Bar, derivedGantt } from '@paco/domain/etapas/durations'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import { type Day, daysBetween } from '@paco/domain/shared/days'
import type { GanttRow } from '../ui/gantt/types.ts'
import { periodText } from './painel-rows.ts'
import { daysText, type StageView } from './painel-stages.ts'
import { STATUS_TONES } from './status-tone.ts'

export interface Range {
  start: Day
  end: Day
}

/** From the start of stage 1 to the stored end of stage 6; null while either is missing or they are out of order. */
export function derivedRange(stages: readonly StageView[]): Range | null {
  const [start, end] = [stages.at(0)?.inicio ?? null, stages.at(-1)?.fim ?? null]
  return start !== null && end !== null && start < end ? { start, end } : null
}

/** Derived dates may run past the stored end: the bar ends with the chart, and what lies beyond is marked there. */
function within({ inicio, fim }: Bar, range: Range | null): { start: Day; end: Day; beyond: boolean } {
  if (range === null) return { start: inicio, end: fim, beyond: false }
  if (inicio > range.end) return { start: range.end, end: range.end, beyond: true }
  return { start: inicio, end: fim > range.end ? range.end : fim, beyond: false }
}

function barOf(bar: Bar, stage: StageView, range: Range | null): GanttRow['bars'][number] {
  const { beyond, ...shown } = within(bar, range)
  const cut = range !== null && bar.fim > range.end
  return {
    ...shown,
    tone: STATUS_TONES[stage.estado],
    label: beyond ? 'Após o prazo final' : stage.estado,
    tooltip: [
      stage.estado,
      periodText(bar.inicio, bar.fim),
      bar.fim < bar.inicio
        ? 'O término guardado vem antes do início calculado'
        : `Duração: ${daysText(daysBetween(bar.inicio, bar.fim) + 1)}`,
      ...(cut ? ['Passa do prazo final do projeto'] : []),
    ],
  }
}

/** The six stages by their fixed lengths. Those whose dates cannot be derived yet stay without a bar. */
export function derivedRows(stages: readonly StageView[]): GanttRow[] {
  const range = derivedRange(stages)
  const bars = new Map(derivedGantt(stages).map((bar) => [bar.numero, bar]))
  return ETAPAS.map(({ numero, rotulo }, index) => {
    const [bar, stage] = [bars.get(numero), stages[index]]
    return { id: numero, label: rotulo, bars: bar && stage ? [barOf(bar, stage, range)] : [] }
  })
}
