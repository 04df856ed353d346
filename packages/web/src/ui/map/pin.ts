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

/** The colours a cluster's ring is made of, in the order of the ring. */
export const TONE_FILLS: readonly (readonly [Tone, string])[] = [
  ['late', 'var(--paco-bad-fill)'],
  ['run', 'var(--paco-blue)'],
  ['wait', 'var(--paco-warn-fill)'],
  ['ok', 'var(--paco-ok-fill)'],
  ['idle', 'var(--paco-idle)'],
]
