import type { Move } from './moves.ts'
import type { Action, After } from './reduce.ts'

export interface Pressed {
  key: string
  shift: boolean
  /** Ctrl, or Cmd. */
  ctrl: boolean
  alt: boolean
}

/** What stands under the cursor. */
export interface Under {
  isOpen: boolean
  group: { key: string | number } | null
  page: number
}

const MOVES: Readonly<Record<string, { plain: Move; ctrl: Move }>> = {
  ArrowUp: { plain: 'up', ctrl: 'top' },
  ArrowDown: { plain: 'down', ctrl: 'bottom' },
  ArrowLeft: { plain: 'left', ctrl: 'rowStart' },
  ArrowRight: { plain: 'right', ctrl: 'rowEnd' },
  PageUp: { plain: 'pageUp', ctrl: 'pageUp' },
  PageDown: { plain: 'pageDown', ctrl: 'pageDown' },
  Home: { plain: 'rowStart', ctrl: 'first' },
  End: { plain: 'rowEnd', ctrl: 'last' },
}

function withCtrl(key: string, shift: boolean, isOpen: boolean): Action<never> | null {
  if (key === 'z') return { type: shift ? 'redo' : 'undo' }
  if (key === 'y') return { type: 'redo' }
  return key === 'd' && isOpen ? { type: 'fill' } : null
}

/** What a key does to a grid; null for one that means nothing here, and is left to the browser. */
export function keyAction({ key, shift, ctrl, alt }: Pressed, under: Under): Action<never> | null {
  if (alt) return null
  const move = MOVES[key]
  if (move) return { type: 'move', move: ctrl ? move.ctrl : move.plain, page: under.page, extend: shift }
  if (ctrl) return withCtrl(key.toLowerCase(), shift, under.isOpen)
  switch (key) {
    case 'Enter':
      if (under.group) return { type: 'toggle', key: under.group.key }
      return under.isOpen && !shift ? { type: 'open' } : { type: 'move', move: shift ? 'up' : 'down' }
    case 'F2':
      return { type: 'open' }
    case 'Tab':
      return { type: 'next', back: shift }
    case 'Escape':
      return { type: 'cancel' }
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' }
    case ' ':
      if (under.group) return { type: 'toggle', key: under.group.key }
  }
  // A letter replaces what is there; an accent waits for its letter, in the cell.
  if (!under.isOpen) return null
  if (key === 'Dead' || key === 'Process') return { type: 'open', typed: '' }
  return key.length === 1 ? { type: 'open', typed: key } : null
}

const ARROWS: Readonly<Record<string, After>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** What a key does while a cell is typed in: after which the cursor goes on, or 'cancel'; null stays in the text. */
export function editorKey(
  { key, shift, ctrl, alt }: Pressed,
  how: 'typed' | 'opened',
): After | 'cancel' | null {
  if (ctrl || alt) return null
  if (key === 'Escape') return 'cancel'
  if (key === 'Enter') return shift ? 'up' : 'down'
  if (key === 'Tab') return shift ? 'previous' : 'next'
  // As in a spreadsheet: what was begun by typing ends with an arrow, what was opened is walked through.
  return how === 'typed' && !shift ? (ARROWS[key] ?? null) : null
}
