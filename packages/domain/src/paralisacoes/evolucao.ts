import { ETAPAS } from '../etapas/etapa.ts'
import { addDays, type Day } from '../shared/days.ts'

/** The progress a project had from a day on. */
export interface Ponto {
  readonly dia: Day
  readonly progresso: number
}

/** Works that advance by less than this percentage in so many days (Lei 14.719/2023). */
export const LIMITES = [
  { percentual: 5, dias: 120 },
  { percentual: 15, dias: 365 },
] as const

/** A point of the project is six of the works: each stage makes a sixth of it. */
const advanced = (before: Ponto, now: Ponto) => (now.progresso - before.progresso) * ETAPAS.length

/**
 * From which day on works count as without evolution, if their progress stays as it last was: so many days after the
 * last time that was far enough behind it. `serie` in the order of the days; nothing before `desde` counts, the day
 * from which the works were under way without a stop.
 */
export function semEvolucaoEm(serie: readonly Ponto[], desde: Day | null): Day | null {
  const now = serie.at(-1)
  if (now === undefined) return null
  const days = LIMITES.map(({ percentual, dias }) => {
    const behind = serie.findLastIndex((ponto) => advanced(ponto, now) >= percentual)
    const since = serie[behind + 1]?.dia ?? now.dia
    return addDays(desde === null || since > desde ? since : desde, dias)
  })
  return days.reduce((first, day) => (day < first ? day : first))
}
