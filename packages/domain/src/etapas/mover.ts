import { addDays, type Day, parseDay } from '../shared/days.ts'
import type { Etapa } from './etapa.ts'

type Planned = Pick<Etapa, 'numero' | 'inicio' | 'fim' | 'prazo'>
type Situada = Planned & Pick<Etapa, 'situacao'>

const later = (day: Day | null, days: number) => (day === null ? null : addDays(day, days))

/**
 * What a deadline moves: the chosen stage ends that many days later and its deadline grows by them; every later stage
 * moves whole, start and end. Days not known stay unknown.
 */
export function moveEtapas(etapas: readonly Planned[], etapa: number, days: number): Planned[] {
  return etapas
    .filter(({ numero }) => numero >= etapa)
    .map(({ numero, inicio, fim, prazo }) =>
      numero === etapa
        ? { numero, inicio, fim: later(fim, days), prazo: (prazo ?? 0) + days }
        : { numero, inicio: later(inicio, days), fim: later(fim, days), prazo },
    )
}

/** Which part of a bar somebody takes hold of. */
export const PARTES = ['inicio', 'inteira', 'fim'] as const
export type Parte = (typeof PARTES)[number]

/** A bar moved by hand: whose, which part of it, by how many days; negative towards the past. */
export interface Movimento {
  readonly etapa: number
  readonly parte: Parte
  readonly dias: number
}

export interface EtapaMovida {
  readonly numero: number
  readonly antes: Planned
  readonly depois: Planned
}

const isOpen = ({ situacao }: Situada) => situacao !== 'Concluído'

/** A deadline that is there follows; one that would be less than nothing, or none at all, stays. */
const grown = (prazo: number | null, days: number) =>
  prazo === null || prazo + days < 0 ? prazo : prazo + days

/** What the stage that is held becomes. */
function held({ numero, inicio, fim, prazo }: Planned, { parte, dias }: Movimento): Planned {
  if (parte === 'inteira') return { numero, inicio: later(inicio, dias), fim: later(fim, dias), prazo }
  return parte === 'fim'
    ? { numero, inicio, fim: later(fim, dias), prazo: grown(prazo, dias) }
    : { numero, inicio: later(inicio, dias), fim, prazo: grown(prazo, -dias) }
}

/** Days of the calendar in their order, or not known. */
const isPossible = ({ inicio, fim }: Planned): boolean =>
  [inicio, fim].every((day) => day === null || parseDay(day) === day) &&
  (inicio === null || fim === null || inicio <= fim)

const isOther = (one: Planned, other: Planned) => one.inicio !== other.inicio || one.fim !== other.fim

/**
 * What a bar moved by hand does to the stages: its own dates change, and unless it is only its start, every later stage
 * moves whole, as by a deadline. Concluded stages stay where they were. Null where a stage would end before it begins
 * or leave the calendar; an empty list where nothing moves.
 */
export function mover(etapas: readonly Situada[], movimento: Movimento): EtapaMovida[] | null {
  const own = etapas.find(({ numero }) => numero === movimento.etapa)
  if (!own || !isOpen(own) || !Number.isInteger(movimento.dias)) return []
  const follows = movimento.parte === 'inicio' ? [] : moveEtapas(etapas, own.numero, movimento.dias)
  const movidas = etapas.filter(isOpen).flatMap(({ numero, inicio, fim, prazo }): EtapaMovida[] => {
    const antes = { numero, inicio, fim, prazo }
    const depois =
      numero === own.numero ? held(antes, movimento) : follows.find((one) => one.numero === numero)
    return depois && isOther(antes, depois) ? [{ numero, antes, depois }] : []
  })
  const wrong = movidas.some(({ antes, depois }) => isPossible(antes) && !isPossible(depois))
  return wrong ? null : movidas
}

/**
 * The stage that a part of the whole project's bar belongs to: its first, its last, or the first that is not concluded,
 * which takes all after it along. Null where that one is concluded.
 */
export function etapaDaParte(etapas: readonly Situada[], parte: Parte): number | null {
  const dated = etapas.filter(({ inicio, fim }) => inicio !== null || fim !== null)
  const found = {
    inicio: dated.filter(({ inicio }) => inicio !== null).at(0),
    inteira: dated.find(isOpen),
    fim: dated.filter(({ fim }) => fim !== null).at(-1),
  }[parte]
  return found && isOpen(found) ? found.numero : null
}
