import { atrasoDe, haDias } from '@paco/domain/etapas/esticar'
import { MARCA_MEANINGS } from '@paco/domain/etapas/marca'
import { type Day, formatDay } from '@paco/domain/shared/days'
import type { GanttRow } from '../../ui/gantt/types.ts'
import { STATUS_TONES } from '../status-tone.ts'
import { daysText, type EtapaView } from './etapa-view.ts'

export const periodText = (start: Day, end: Day) => `${formatDay(start)} a ${formatDay(end)}`

/** Everything a stage's bar tells when asked. */
function tooltipOf(etapa: EtapaView, start: Day, end: Day): string[] {
  const {
    inicioOriginal,
    fimOriginal,
    inicioReal,
    fimReal,
    dias,
    percentual,
    diasAtraso,
    estado,
    marca,
    regra,
  } = etapa
  return [
    `${estado}, ${percentual}%`,
    ...(regra === null ? [] : [`Percentual ${regra}`]),
    periodText(start, end),
    ...(dias === null ? [] : [`Duração: ${daysText(dias)}`]),
    ...(diasAtraso > 0 ? [`Atraso: ${daysText(diasAtraso)}`] : []),
    ...(marca === 'nao_iniciada' ? [MARCA_MEANINGS[marca].option] : []),
    ...(inicioOriginal && fimOriginal ? [`Prazo original: ${periodText(inicioOriginal, fimOriginal)}`] : []),
    ...(inicioReal ? [`Início real: ${formatDay(inicioReal)}`] : []),
    ...(fimReal ? [`Fim real: ${formatDay(fimReal)}`] : []),
  ]
}

/** The six stages with their current dates, late ones until today, and under each bar what was first planned. */
export const scheduleRows = (etapas: readonly EtapaView[], today: Day): GanttRow[] =>
  etapas.map((etapa) => {
    const atraso = atrasoDe(etapa.fim, etapa.estado === 'Atrasado', today)
    const { numero, rotulo, inicio, fim, estado, inicioOriginal, fimOriginal } = etapa
    return {
      id: numero,
      label: rotulo,
      bars:
        inicio === null || fim === null
          ? []
          : [
              {
                start: inicio,
                end: fim,
                tone: STATUS_TONES[estado],
                label: estado,
                tooltip: tooltipOf(etapa, inicio, fim),
                stretch: atraso && { end: atraso.fim, label: `atrasada ${haDias(atraso.dias)}` },
              },
            ],
      baseline: inicioOriginal && fimOriginal ? { start: inicioOriginal, end: fimOriginal } : null,
    }
  })
