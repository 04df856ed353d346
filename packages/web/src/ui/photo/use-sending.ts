import { useEffect, useRef, useState } from 'react'
import { errorText } from '../states/error-text.ts'

interface Way {
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** The sending of a file: how far it is, what went wrong, and the way to call it off. */
export function useSending() {
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  // Who leaves the screen has called it off.
  useEffect(() => () => running.current?.abort(), [])

  /** True once everything has arrived. */
  async function send(work: (way: Way) => Promise<unknown>): Promise<boolean> {
    const control = new AbortController()
    running.current = control
    setProblem(null)
    setPercent(0)
    try {
      await work({ onProgress: setPercent, signal: control.signal })
      return true
    } catch (error) {
      if (!control.signal.aborted) setProblem(errorText(error))
      return false
    } finally {
      setPercent(null)
    }
  }
  return { percent, problem, send, setProblem, cancel: () => running.current?.abort() }
}
