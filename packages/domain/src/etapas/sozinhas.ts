import { addDays, type Day, daysBetween, parseDay } from '../shared/days.ts'
import type { Etapa } from './etapa.ts'

/** Start, end and deadline of a stage as a form holds them; null what is empty or no value yet. */
export type Linha = Pick<Etapa, 'inicio' | 'fim' | 'prazo'>

/** A field of one of the stages: `fim3`. */
export type Lugar = `${keyof Linha}${number}`

/** A change of the stages in a form, before anything follows from it. */
export interface Mudanca {
  /** As they stand with the change in them, in order. */
  readonly etapas: readonly Linha[]
  /** What the person changed: never filled in over it. */
  readonly mudou: ReadonlySet<Lugar>
  /** Empty, or holding what was suggested before. */
  readonly livres: ReadonlySet<Lugar>
  /** Of these, what was suggested before and still stands. */
  readonly sugeridos: ReadonlySet<Lugar>
}

/** As many days as a deadline may have. */
const LONGEST = 1_000_000

/** What the stages before one come to, as 'Diferença entre datas' counts them. */
function daysOf({ inicio, fim }: Linha, first: boolean): number {
  if (inicio === null || fim === null) return 0
  const days = daysBetween(inicio, fim)
  return first ? days : Math.abs(days)
}

/**
 * The end that 'Diferença entre datas' would count this deadline from: deadlines are running totals, so a stage lasts
 * what its own exceeds the total before it. Null where no day does, or the calendar has none so late.
 */
export function fimByPrazo({ inicio, prazo }: Linha, before: number): Day | null {
  if (inicio === null || prazo === null || !Number.isInteger(prazo)) return null
  const days = prazo - before
  return days < 0 || days > LONGEST ? null : parseDay(addDays(inicio, days))
}

/** A stage begins on the day after the one before it ended, as the real Gantt has it. */
export const inicioAfter = (fim: Day | null): Day | null => (fim === null ? null : parseDay(addDays(fim, 1)))

/**
 * What follows from a change: start and deadline give the end, an end gives the next start, and so on down the stages.
 * Only what is free is filled, or emptied again where its reason went away; what nothing led to stays as it is.
 */
export function datasSozinhas({ etapas, mudou, livres, sugeridos }: Mudanca): Map<Lugar, Day | null> {
  const filled = new Map<Lugar, Day | null>()
  const moved = new Set(mudou)
  let before = 0
  let totalMoved = false
  let fimBefore: Day | null = null
  etapas.forEach((etapa, index) => {
    const [inicioAt, fimAt, prazoAt] = [`inicio${index + 1}`, `fim${index + 1}`, `prazo${index + 1}`] as const
    const row = { ...etapa }
    const put = (lugar: Lugar, side: 'inicio' | 'fim', day: Day | null) => {
      if (mudou.has(lugar) || !livres.has(lugar) || row[side] === day) return
      row[side] = day
      filled.set(lugar, day)
      moved.add(lugar)
    }
    if (moved.has(`fim${index}`)) put(inicioAt, 'inicio', inicioAfter(fimBefore))
    // A total that moved only corrects what was suggested by it.
    if (moved.has(inicioAt) || moved.has(prazoAt) || (totalMoved && sugeridos.has(fimAt)))
      put(fimAt, 'fim', fimByPrazo(row, before))
    before += daysOf(row, index === 0)
    totalMoved ||= moved.has(inicioAt) || moved.has(fimAt)
    fimBefore = row.fim
  })
  return filled
}

/** Stages that wait for an end which their deadline cannot give: it is less than the total before them. */
export function prazosAquem(etapas: readonly Linha[]): { numero: number; total: number }[] {
  let before = 0
  return etapas.flatMap((etapa, index) => {
    const total = before
    before += daysOf(etapa, index === 0)
    const { inicio, fim, prazo } = etapa
    const short = inicio !== null && fim === null && prazo !== null && prazo < total
    return short ? [{ numero: index + 1, total }] : []
  })
}

/** The year that a project begins in, by the start of its first stage. */
export const anoOf = (inicio: Day | null): number | null =>
  inicio === null ? null : Number(inicio.slice(0, 4))
