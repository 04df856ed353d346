import { DAY_HEADER, type Day, dayOf } from '@paco/domain/shared/days'

let heard: Day | null = null

export function hearDay(headers: Headers): void {
  heard = headers.get(DAY_HEADER) ?? heard
}

/**
 * The city's day: the one the server last answered in, so that screens and figures agree whatever this machine's clock
 * says; before any answer, the one by this clock.
 */
export const hoje = (): Day => heard ?? dayOf(new Date())
