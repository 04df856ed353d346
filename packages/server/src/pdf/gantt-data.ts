import type { EtapaPlanejada } from '@paco/domain/projetos/etapas-wire'
import type { Day } from '@paco/domain/shared/days'

/** From where to where something lies on the axis: 0 is its left end, 1 its right end. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface Gantt {
  readonly ticks: readonly { at: number; label: string }[]
  readonly rows: readonly { current: Span | null; planned: Span | null }[]
  /** Null when it would lie far outside. */
  readonly today: number | null
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600]
const MOST_TICKS = 10

/** Days since 1970. Not the domain's: the axis may end a day after the last one the calendar of the product knows. */
const numberOf = (day: Day): number => Date.parse(day) / 86_400_000

/** Months since the year 0. */
const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const firstDayOf = (month: number): Day =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

function labelOf(month: number, step: number): string {
  const year = Math.floor(month / 12)
  return step >= 12 ? String(year) : `${MONTHS[month % 12]}/${year}`
}

/** The axis ends where the project does, or at today when it is not far: late work is seen to be late. */
function reach(days: readonly Day[], today: Day): { first: Day; last: Day } | null {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return null
  const margin = (numberOf(last) - numberOf(first)) / 2
  if (today < first && numberOf(first) - numberOf(today) <= margin) return { first: today, last }
  if (today > last && numberOf(today) - numberOf(last) <= margin) return { first, last: today }
  return { first, last }
}

/** What a small Gantt chart shows of the stages; null when none of them has a date. */
export function ganttOf(etapas: readonly EtapaPlanejada[], today: Day): Gantt | null {
  const days = etapas.flatMap(({ inicio, fim, inicioOriginal, fimOriginal }) =>
    [inicio, fim, inicioOriginal, fimOriginal].filter((day) => day !== null),
  )
  const reached = reach(days, today)
  if (!reached) return null
  const [from, until] = [monthOf(reached.first), monthOf(reached.last) + 1]
  const start = numberOf(firstDayOf(from))
  const length = numberOf(firstDayOf(until)) - start
  const at = (day: Day) => (numberOf(day) - start) / length
  const endOf = (day: Day) => (numberOf(day) + 1 - start) / length

  /** A day lasts until the next one begins; dates in the wrong order still span the same time. */
  const spanOf = (one: Day | null, other: Day | null): Span | null => {
    const [a, b] = [one ?? other, other ?? one]
    if (a === null || b === null) return null
    return a <= b ? { from: at(a), to: endOf(b) } : { from: at(b), to: endOf(a) }
  }
  const step = STEPS.find((months) => (until - from) / months <= MOST_TICKS) ?? 1200
  const firstTick = step >= 12 ? Math.ceil(from / 12) * 12 : from
  const ticks = []
  for (let month = firstTick; month < until; month += step) {
    ticks.push({ at: at(firstDayOf(month)), label: labelOf(month, step) })
  }
  return {
    ticks,
    rows: etapas.map(({ inicio, fim, inicioOriginal, fimOriginal }) => ({
      current: spanOf(inicio, fim),
      planned: spanOf(inicioOriginal, fimOriginal),
    })),
    today: at(today) >= 0 && at(today) < 1 ? at(today) : null,
  }
}
