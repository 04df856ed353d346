import type { Etapa } from '../etapas/etapa.ts'
import { addDays, type Day } from '../shared/days.ts'
import { fromCents, toCents } from '../shared/money.ts'

/** What an approval changes of one stage. */
interface EtapaMoved {
  readonly numero: number
  readonly inicio: Day | null
  readonly fim: Day | null
  readonly prazo: number | null
}

type Planned = Pick<Etapa, 'numero' | 'inicio' | 'fim' | 'prazo'>

const later = (day: Day | null, days: number) => (day === null ? null : addDays(day, days))

/**
 * A deadline amendment: the chosen stage ends that many days later and its deadline grows by them; every later stage
 * moves whole, start and end. Days not known stay unknown.
 */
export function moveEtapas(etapas: readonly Planned[], etapa: number, days: number): EtapaMoved[] {
  return etapas
    .filter(({ numero }) => numero >= etapa)
    .map(({ numero, inicio, fim, prazo }) =>
      numero === etapa
        ? { numero, inicio, fim: later(fim, days), prazo: (prazo ?? 0) + days }
        : { numero, inicio: later(inicio, days), fim: later(fim, days), prazo },
    )
}

/** A value amendment: the budget grows by it; a project without one starts from nothing. */
export const raiseValor = (valor: number | null, by: number): number =>
  fromCents(toCents(valor ?? 0) + toCents(by))
