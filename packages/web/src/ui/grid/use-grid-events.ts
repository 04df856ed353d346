import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { writeBlock } from './clipboard.ts'
import type { GridStore } from './grid-store.ts'
import { keyAction } from './keys.ts'
import { HEAD_HEIGHT, ROW_HEIGHT } from './layout.ts'
import { nextOpen } from './moves.ts'
import type { Action } from './reduce.ts'
import { type Cell, isOpenAt } from './state.ts'

const OWN_BEHAVIOUR = 'a, button, input, select'

function cellUnder(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = (cell?.dataset.cell ?? '').split(':').map(Number)
  return row === undefined || column === undefined ? null : { row, column }
}

const isOwn = (target: EventTarget) => target instanceof Element && target.closest(OWN_BEHAVIOUR) !== null

/** What keyboard, mouse and clipboard do to the sheet; the focus follows the cursor. */
export function useGridEvents<Row>(
  store: GridStore<Row>,
  box: RefObject<HTMLElement | null>,
  reveal: (row: number) => void,
) {
  /** After Esc the Tab key leaves the grid: nobody is held in two thousand rows. */
  const leaving = useRef(false)
  // The latest, so that rows need not be drawn anew for it.
  const latest = useRef(reveal)
  useLayoutEffect(() => {
    latest.current = reveal
  })
  const [acts, setActs] = useState(0)

  const act = useCallback(
    (action: Action<Row>) => {
      store.dispatch(action)
      latest.current(store.read().cursor.row)
      setActs((count) => count + 1)
    },
    [store],
  )

  // Once what was done is rendered: the cell may be far from what was in the page. An open cell focuses itself.
  useLayoutEffect(() => {
    const { cursor, opened } = store.read()
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${cursor.row}:${cursor.column}"]`)
    if (acts === 0 || !cell) return
    if (!opened) cell.focus({ preventScroll: true })
    cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [store, box, acts])

  const under = () => {
    const state = store.read()
    const line = state.shown[state.cursor.row]
    const height = (box.current?.clientHeight ?? 0) - HEAD_HEIGHT
    return {
      isOpen: isOpenAt(store.spec(), state, state.cursor),
      group: line?.type === 'group' ? line : null,
      page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1),
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey: shift, altKey: alt, target } = event
    if (!(target instanceof HTMLElement) || target.dataset.cell === undefined) return
    const here = under()
    const action = keyAction({ key, shift, ctrl: event.ctrlKey || event.metaKey, alt }, here)
    const leaves = leaving.current
    leaving.current = key === 'Escape' || (leaves && key === 'Shift')
    if (!action) return
    if (action.type === 'next') {
      const state = store.read()
      if (leaves || !nextOpen(store.spec(), state, state.cursor, action.back)) return
    }
    const inner =
      key === 'Enter' && !here.isOpen && !here.group ? target.querySelector<HTMLElement>('a, button') : null
    // An accent that waits for its letter goes on into the cell it opened.
    if (key !== 'Dead' && key !== 'Process') event.preventDefault()
    if (key !== 'Escape') event.stopPropagation()
    if (inner) inner.click()
    else act(action)
  }

  const onMouseDown = (event: MouseEvent) => {
    const to = cellUnder(event.target)
    if (!to || event.button !== 0 || isOwn(event.target)) return
    event.preventDefault()
    act({ type: 'go', to, extend: event.shiftKey })
  }

  const onMouseOver = (event: MouseEvent) => {
    const to = cellUnder(event.target)
    const { cursor, opened } = store.read()
    if (!to || event.buttons !== 1 || opened || !box.current?.contains(document.activeElement)) return
    if (to.row !== cursor.row || to.column !== cursor.column) act({ type: 'go', to, extend: true })
  }

  const open = (event: MouseEvent) => {
    if (cellUnder(event.target) && !isOwn(event.target)) act({ type: 'open' })
  }

  const copy = (event: ClipboardEvent): boolean => {
    if (store.read().opened) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeBlock(store.spec(), store.read(), store.itemsOf))
    return true
  }

  return {
    act,
    handlers: {
      onKeyDown,
      onMouseDown,
      onMouseOver,
      onDoubleClick: open,
      // A finger has no second button and no keyboard: it types where it taps.
      onClick: (event: MouseEvent<HTMLElement, globalThis.MouseEvent>) => {
        if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch')
          open(event)
      },
      onCopy: (event: ClipboardEvent) => void copy(event),
      onCut: (event: ClipboardEvent) => {
        if (copy(event)) act({ type: 'clear' })
      },
      onPaste: (event: ClipboardEvent) => {
        if (store.read().opened) return
        event.preventDefault()
        act({ type: 'paste', text: event.clipboardData.getData('text') })
      },
    },
  }
}
