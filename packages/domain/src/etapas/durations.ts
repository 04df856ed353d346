import { addDays, type Day, daysBetween } from '../shared/days.ts'
import type { Etapa } from './etapa.ts'

type Span = Pick<Etapa, 'inicio' | 'fim'>

/**
 * 'Diferença entre datas': the running total of days, one for each stage. A stage without both dates adds nothing and
 * has no figure of its own.
 */
export function cumulativeDurations(etapas: readonly Span[]): (number | null)[] {
  let total = 0
  return etapas.map(({ inicio, fim }, index) => {
    if (inicio === null || fim === null) return null
    const days = daysBetween(inicio, fim)
    total += index === 0 ? days : Math.abs(days)
    return total
  })
}

export interface Bar {
  readonly numero: number
  readonly inicio: Day
  readonly fim: Day
  /** How long it lasts, its first and its last day counted; null when its stored end comes before its start. */
  readonly dias: number | null
}

const bar = (numero: number, inicio: Day, fim: Day): Bar => ({
  numero,
  inicio,
  fim,
  dias: fim < inicio ? null : daysBetween(inicio, fim) + 1,
})

/** The first day of each stage counted from the project's start, and its fixed length. */
const FIXED = [
  { first: 1, days: 60 },
  { first: 61, days: 90 },
  { first: 151, days: 120 },
  { first: 271, days: 10 },
] as const
const FIFTH_STARTS = 281
const LAST_DAYS = 31

const dayNumbered = (start: Day, number: number) => addDays(start, number - 1)

/**
 * The real Gantt: four stages of fixed length from the start of stage 1, the fifth until its stored end, the sixth 31
 * days from the day after. Without a start there is nothing to draw; without the fifth's end, four bars.
 */
export function derivedGantt(etapas: readonly Span[]): Bar[] {
  const start = etapas[0]?.inicio ?? null
  if (start === null) return []
  const bars = FIXED.map(({ first, days }, index) =>
    bar(index + 1, dayNumbered(start, first), dayNumbered(start, first + days - 1)),
  )
  const fifthEnd = etapas[4]?.fim ?? null
  if (fifthEnd === null) return bars
  const sixthStart = addDays(fifthEnd, 1)
  return [
    ...bars,
    bar(5, dayNumbered(start, FIFTH_STARTS), fifthEnd),
    bar(6, sixthStart, addDays(sixthStart, LAST_DAYS - 1)),
  ]
}
