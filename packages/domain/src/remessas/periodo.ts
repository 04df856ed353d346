import type { Day } from '../shared/days.ts'

export interface Periodo {
  readonly inicio: Day
  readonly fim: Day
}

/** The half-year that is over and due: from April to September, or from October to March. */
export function periodoAnterior(today: Day): Periodo {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  if (month >= 10) return { inicio: `${year}-04-01`, fim: `${year}-09-30` }
  if (month >= 4) return { inicio: `${year - 1}-10-01`, fim: `${year}-03-31` }
  return { inicio: `${year - 1}-04-01`, fim: `${year - 1}-09-30` }
}
