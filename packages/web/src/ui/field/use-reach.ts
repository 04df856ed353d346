import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { noteSelection } from './hand-over.ts'

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

interface Reach<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Whether what drops down opens when the focus arrives. */
  opensOnFocus: boolean
}

/**
 * An input that is the picture of one until somebody reaches for it. What drops down from a rich input weighs more
 * than most screens, and few of those who look at a screen open one.
 */
export function useReach<Props>({ load, opensOnFocus }: Reach<Props>) {
  const [Rich, setRich] = useState<ComponentType<Props> | null>(null)
  const reached = useRef(false)
  const open = useRef(false)
  const pressed = useRef(false)

  const wake = async (opens: boolean) => {
    reached.current = true
    open.current ||= opens
    const loaded = await load()
    // Whoever went on meanwhile is not called back.
    if (!reached.current) return
    noteSelection()
    setRich(() => loaded)
  }

  return {
    Rich,
    wake,
    isOpen: () => open.current,
    on: {
      // As good as nothing when it fails: the click that follows asks again.
      onPointerEnter: () => void load().catch(() => {}),
      onPointerDown: () => {
        pressed.current = true
      },
      // A press is a focus and then a click: the picture stays until both are done.
      onFocus: () => {
        if (!pressed.current) void wake(opensOnFocus)
      },
      onClick: () => void wake(true),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (OPENING_KEYS.includes(key)) void wake(true)
      },
    },
    leave: () => {
      pressed.current = false
      reached.current = false
      open.current = false
    },
  }
}
