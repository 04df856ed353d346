import type { BarMove, BarMoves, BarPart } from './types.ts'

/** So near an end, in pixels, it is the end that is held. */
const EDGE = 10
/** In bars shorter than this nobody would hit the middle. */
const SHORT = 3 * EDGE

/** The part of a bar under a pointer. */
export function partAt(x: number, width: number): BarPart {
  if (width < SHORT) return 'inteira'
  if (x < EDGE) return 'inicio'
  return x > width - EDGE ? 'fim' : 'inteira'
}

const PARTS: readonly BarPart[] = ['inicio', 'inteira', 'fim']

const WEEK = 7

/** What a key does to a bar that is being moved; undefined where it means nothing here. */
export function moveByKey(move: BarMove, key: string, shift: boolean): BarMove | undefined {
  const step = shift ? WEEK : 1
  const turned = (by: 1 | -1) => PARTS[(PARTS.indexOf(move.part) + by + PARTS.length) % PARTS.length]
  switch (key) {
    case 'ArrowRight':
      return { ...move, days: move.days + step }
    case 'ArrowLeft':
      return { ...move, days: move.days - step }
    case 'ArrowDown':
      return { ...move, part: turned(1) ?? 'inteira' }
    case 'ArrowUp':
      return { ...move, part: turned(-1) ?? 'inteira' }
    default:
      return undefined
  }
}

/** Enter keeps, Escape gives up, arrows move; whether the key was one of these. */
export function onMoveKey(moves: BarMoves, move: BarMove, key: string, shift: boolean): boolean {
  if (key === 'Escape') moves.change(null)
  else if (key === 'Enter' || key === ' ') moves.drop(move)
  else {
    const next = moveByKey(move, key, shift)
    if (!next) return false
    moves.change(next)
  }
  return true
}
