import { type Bar, derivedGantt } from '@paco/domain/etapas/durations'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import { type Day, formatDay } from '@paco/domain/shared/days'
import type { ChartTableData } from '../../ui/charts/types.ts'
import type { GanttRow } from '../../ui/gantt/types.ts'
import { periodText } from '../etapas/etapa-rows.ts'
import { daysText, type EtapaView } from '../etapas/etapa-view.ts'
import { STATUS_TONES } from '../status-tone.ts'

interface Range {
  start: Day
  end: Day
}

/** From the start of stage 1 to the stored end of stage 6; null while either is missing or they are out of order. */
export function derivedRange(etapas: readonly EtapaView[]): Range | null {
  const [start, end] = [etapas.at(0)?.inicio ?? null, etapas.at(-1)?.fim ?? null]
  return start !== null && end !== null && start < end ? { start, end } : null
}

/** Derived dates may run past the stored end: the bar ends with the chart, and what lies beyond is marked there. */
function within({ inicio, fim }: Bar, range: Range | null): { start: Day; end: Day; beyond: boolean } {
  if (range === null) return { start: inicio, end: fim, beyond: false }
  if (inicio > range.end) return { start: range.end, end: range.end, beyond: true }
  return { start: inicio, end: fim > range.end ? range.end : fim, beyond: false }
}

/** In chart and table alike: how long the rule makes a stage, whatever part of it the chart has room for. */
const lengthText = ({ dias }: Bar): string =>
  dias === null ? 'O término guardado vem antes do início calculado' : daysText(dias)

function barOf(bar: Bar, etapa: EtapaView, range: Range | null): GanttRow['bars'][number] {
  const { beyond, ...shown } = within(bar, range)
  const cut = range !== null && bar.fim > range.end
  return {
    ...shown,
    tone: STATUS_TONES[etapa.estado],
    label: beyond ? 'Após o prazo final' : etapa.estado,
    tooltip: [
      etapa.estado,
      periodText(bar.inicio, bar.fim),
      bar.dias === null ? lengthText(bar) : `Duração: ${lengthText(bar)}`,
      ...(cut ? ['Passa do prazo final do projeto'] : []),
    ],
  }
}

/** The six stages, each with its derived bar where there is one. */
function derivedEtapas(etapas: readonly EtapaView[]) {
  const bars = new Map(derivedGantt(etapas).map((bar) => [bar.numero, bar]))
  return ETAPAS.map(({ numero, rotulo }, index) => {
    const [bar, etapa] = [bars.get(numero), etapas[index]]
    return { numero, rotulo, derived: bar && etapa ? { bar, etapa } : null }
  })
}

/** The six stages by their fixed lengths. Those whose dates cannot be derived yet stay without a bar. */
export function derivedRows(etapas: readonly EtapaView[]): GanttRow[] {
  const range = derivedRange(etapas)
  return derivedEtapas(etapas).map(({ numero, rotulo, derived }) => ({
    id: numero,
    label: rotulo,
    bars: derived ? [barOf(derived.bar, derived.etapa, range)] : [],
  }))
}

/** The same stages with their whole length: a table has no edge to cut them at. */
export const derivedTable = (etapas: readonly EtapaView[]): ChartTableData => ({
  columns: [
    { label: 'Etapa' },
    { label: 'Situação' },
    { label: 'Início', align: 'right' },
    { label: 'Fim', align: 'right' },
    { label: 'Duração', align: 'right' },
  ],
  rows: derivedEtapas(etapas).map(({ numero, rotulo, derived }) => ({
    key: String(numero),
    cells: derived
      ? [
          rotulo,
          derived.etapa.estado,
          formatDay(derived.bar.inicio),
          formatDay(derived.bar.fim),
          lengthText(derived.bar),
        ]
      : [rotulo, '-', '-', '-', '-'],
  })),
})
