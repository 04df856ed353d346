import { type ComponentProps, useRef } from 'react'
import { onMoveKey, partAt } from './bar-drag.ts'
import type { BarMove, BarMoves, BarPart } from './types.ts'

interface Held {
  x: number
  part: BarPart
  /** As far as it was moved; null before it was. */
  days: number | null
}

/** None where the bar stays. */
type BarDrag = Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClick' | 'onKeyDown'
>

/**
 * Moves a bar by mouse or pen, from where it is held; a click, a tap or Enter takes it up for the keys. A finger drags
 * the page, as everywhere.
 */
export function useBarDrag(
  row: BarMove['row'],
  perDay: number,
  moves: BarMoves | undefined,
  move: BarMove | null,
): BarDrag {
  const held = useRef<Held | null>(null)
  const dragged = useRef(false)
  if (!moves) return {}
  const moveOf = ({ part, days }: Held): BarMove => ({ row, part, days: days ?? 0 })
  const letGo = () => {
    held.current = null
  }
  return {
    onPointerDown: (event) => {
      dragged.current = false
      if (event.pointerType === 'touch' || event.button !== 0) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      held.current = { x: event.clientX, part: partAt(event.clientX - left, width), days: null }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event) => {
      const grip = held.current
      if (!grip) return
      const days = Math.round((event.clientX - grip.x) / perDay)
      if (days === (grip.days ?? 0)) return
      grip.days = days
      moves.change(moveOf(grip))
    },
    onPointerUp: () => {
      const grip = held.current
      letGo()
      if (grip === null || grip.days === null) return
      // The click that follows is no wish to move it further.
      dragged.current = true
      if (grip.days === 0) moves.change(null)
      else moves.drop(moveOf(grip))
    },
    onPointerCancel: () => {
      if (held.current?.days != null) moves.change(null)
      letGo()
    },
    onClick: () => {
      if (!dragged.current && !move) moves.change({ row, part: 'inteira', days: 0 })
      dragged.current = false
    },
    onKeyDown: (event) => {
      if (!move || !onMoveKey(moves, move, event.key, event.shiftKey)) return
      letGo()
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
