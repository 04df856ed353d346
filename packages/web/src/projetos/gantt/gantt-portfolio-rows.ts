import { atrasoDe, haDias } from '@paco/domain/etapas/esticar'
import type { Situacao } from '@paco/domain/etapas/etapa'
import { type EtapaMarcada, MARCA_MEANINGS, marcadaText } from '@paco/domain/etapas/marca'
import { type EtapaMovida, etapaDaParte } from '@paco/domain/etapas/mover'
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
export function projectSpans(projeto: Projeto): { current: Span | null; original: Span | null } {
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
  projeto: Projeto
  group: number
  start: Day
}

/** Undated ones stand after every date. */
const UNDATED: Day = '2199-12-31'

export interface PortfolioOptions {
  today: Day
  linkTo: (id: number) => LinkProps
  /** Whether this person may move its dates by hand. */
  movel: (projeto: Projeto) => boolean
  /** Under the name of each department. */
  grouped: boolean
}

/** Late itself, or in one of its stages. */
const isLate = ({ status, etapas_atrasadas }: Projeto) => status === 'Atrasado' || etapas_atrasadas.length > 0

function rowOf(projeto: Projeto, { today, linkTo, movel }: PortfolioOptions): Placed {
  const { current, original } = projectSpans(projeto)
  const moved =
    original !== null &&
    current !== null &&
    (original.end !== current.end || original.start !== current.start)
  const atraso = current && atrasoDe(current.end, isLate(projeto), today)
  const row: GanttRow = {
    id: projeto.id,
    label: projeto.nomeprojeto,
    note: projeto.secretaria_nome,
    link: linkTo(projeto.id),
    moves: movel(projeto) && etapaDaParte(etapasOf(projeto), 'inteira') !== null,
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
              ...(atraso ? [`Atrasado ${haDias(atraso.dias)}`] : []),
            ],
            stretch: atraso && { end: atraso.fim, label: `atrasado ${haDias(atraso.dias)}` },
          },
        ]
      : [],
    baseline: moved ? original : null,
  }
  return { row, projeto, group: ORDER.indexOf(projeto.status), start: current?.start ?? UNDATED }
}

const countText = (projetos: readonly Projeto[]) => {
  const late = projetos.filter(({ status }) => status === 'Atrasado').length
  const all = `${projetos.length} ${projetos.length === 1 ? 'projeto' : 'projetos'}`
  return late === 0 ? all : `${all}, ${late} em atraso`
}

/** Each department heads its own, in the order of names. */
function underHeads(placed: readonly Placed[]): GanttRow[] {
  const nomes = [...new Set(placed.map(({ projeto }) => projeto.secretaria_nome))]
  return nomes
    .sort((one, other) => one.localeCompare(other, 'pt-BR'))
    .flatMap((nome) => {
      const own = placed.filter(({ projeto }) => projeto.secretaria_nome === nome)
      const head = {
        id: `secretaria ${nome}`,
        label: nome,
        note: countText(own.map(({ projeto }) => projeto)),
        heads: true,
        bars: [],
      }
      return [head, ...own.map(({ row: { note: _, ...row } }) => row)]
    })
}

/** The late ones first, and within each status in the order they begin; a thin bar only where the plan has moved. */
export function portfolioRows(projetos: readonly Projeto[], options: PortfolioOptions): GanttRow[] {
  const placed = projetos
    .map((projeto) => rowOf(projeto, options))
    .sort((one, other) => one.group - other.group || daysBetween(other.start, one.start))
  return options.grouped ? underHeads(placed) : placed.map(({ row }) => row)
}

/** Where a project's bar would stand if these stages moved. */
export function ghostOf(projeto: Projeto, movidas: readonly EtapaMovida[]): Span | null {
  const moved = new Map(movidas.map(({ numero, depois }) => [numero, depois]))
  return spanOf(
    etapasOf(projeto).flatMap((etapa) => {
      const { inicio, fim } = moved.get(etapa.numero) ?? etapa
      return [inicio, fim]
    }),
  )
}
