import type { Situacao } from '@paco/domain/etapas/etapa'
import { type EtapaMarcada, MARCA_MEANINGS, marcadaText } from '@paco/domain/etapas/marca'
import { etapasOf, marcadasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Day, daysBetween } from '@paco/domain/shared/days'
import type { LinkProps } from '@tanstack/react-router'
import type { GanttRow } from '../../ui/gantt/types.ts'
import { periodText } from '../etapas/etapa-rows.ts'
import { STATUS_TONES } from '../status-tone.ts'

interface Span {
  start: Day
  end: Day
}

/** From the earliest to the latest known day. */
function spanOf(days: readonly (Day | null)[]): Span | null {
  const known = days.filter((day) => day !== null).sort()
  const [start, end] = [known.at(0), known.at(-1)]
  return start !== undefined && end !== undefined ? { start, end } : null
}

/** A project's whole time: now, and as first planned. */
function projectSpans(projeto: Projeto): { current: Span | null; original: Span | null } {
  const etapas = etapasOf(projeto)
  return {
    current: spanOf(etapas.flatMap(({ inicio, fim }) => [inicio, fim])),
    original: spanOf(etapas.flatMap(({ inicioOriginal, fimOriginal }) => [inicioOriginal, fimOriginal])),
  }
}

/** What needs attention comes first, what is done last. */
const ORDER: readonly Situacao[] = ['Atrasado', 'Em andamento', 'Não iniciado', 'Concluído']

/** `Etapa 3 · Processo licitatório: fim previsto 12/03/2026 (etapa atrasada)`. */
const markText = (marcada: EtapaMarcada) => `${marcadaText(marcada)} (${MARCA_MEANINGS[marcada.marca].label})`

interface Placed {
  row: GanttRow
  group: number
  start: Day
}

/** Undated ones stand after every date. */
const UNDATED: Day = '2199-12-31'

function rowOf(projeto: Projeto, link: LinkProps): Placed {
  const { current, original } = projectSpans(projeto)
  const moved =
    original !== null &&
    current !== null &&
    (original.end !== current.end || original.start !== current.start)
  const row: GanttRow = {
    id: projeto.id,
    label: projeto.nomeprojeto,
    note: projeto.secretaria_nome,
    link,
    bars: current
      ? [
          {
            ...current,
            tone: STATUS_TONES[projeto.status],
            label: projeto.status,
            tooltip: [
              projeto.secretaria_nome,
              `${projeto.status}, ${projeto.progresso}%`,
              ...marcadasOf(projeto).map(markText),
              periodText(current.start, current.end),
              ...(moved ? [`Prazo original: ${periodText(original.start, original.end)}`] : []),
            ],
          },
        ]
      : [],
    baseline: moved ? original : null,
  }
  return { row, group: ORDER.indexOf(projeto.status), start: current?.start ?? UNDATED }
}

/** The late ones first, and within each status in the order they begin; a thin bar only where the plan has moved. */
export function portfolioRows(projetos: readonly Projeto[], linkTo: (id: number) => LinkProps): GanttRow[] {
  return projetos
    .map((projeto) => rowOf(projeto, linkTo(projeto.id)))
    .sort((one, other) => one.group - other.group || daysBetween(other.start, one.start))
    .map(({ row }) => row)
}
