import type { Tone } from '../status-pill.tsx'

/** How a mark is drawn: a pin, with the sign of its tone in it, so that colour never speaks alone. */
export const PIN = {
  width: 28,
  height: 36,
  outline: 'M14 35S26.5 22.6 26.5 13.6a12.5 12.5 0 1 0-25 0C1.5 22.6 14 35 14 35Z',
} as const

export const SIGNS: Readonly<Record<Tone, string>> = {
  late: 'M14 7.5v7M14 18.6v.2',
  run: 'M11.8 9.2v9l7-4.5z',
  ok: 'M9 14l3.6 3.6L19.2 10',
  idle: 'M9.5 13.6h9',
  wait: 'M14 8.6v5.2l3.4 2.2',
}

/** What was stopped carries this at the pin's shoulder: the octagon of a stop sign, with two bars in it. */
export const PAUSE = {
  outline: 'M20.5-1h5L29 2.5v5L25.5 11h-5L17 7.5v-5z',
  bars: 'M21.4 2.8v4.4M24.6 2.8v4.4',
  /** Around the octagon alone, for a legend. */
  box: '16-2 14 14',
} as const

/** The colours a cluster's ring is made of, in the order of the ring. */
export const TONE_FILLS: readonly (readonly [Tone, string])[] = [
  ['late', 'var(--paco-bad-fill)'],
  ['run', 'var(--paco-blue)'],
  ['wait', 'var(--paco-warn-fill)'],
  ['ok', 'var(--paco-ok-fill)'],
  ['idle', 'var(--paco-idle)'],
]
