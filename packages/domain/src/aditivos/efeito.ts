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

/** The amounts of an amendment. */
export interface Quantias {
  readonly valor: number | null
  readonly supressao: number | null
  readonly reajuste: number | null
}

/**
 * What the budget becomes: it grows by what is added or adjusted and falls by what is taken out; a project without one
 * starts from nothing. Null where more would be taken out than there is.
 */
export function amendedValor(
  valor: number | null,
  { valor: added, supressao, reajuste }: Quantias,
): number | null {
  const cents = toCents(valor ?? 0) + toCents(added ?? 0) + toCents(reajuste ?? 0) - toCents(supressao ?? 0)
  return cents < 0 ? null : fromCents(cents)
}

/** Whether it changes the budget, and so freezes what it is measured by. */
export const changesValor = ({ valor, supressao, reajuste }: Quantias): boolean =>
  valor !== null || supressao !== null || reajuste !== null
