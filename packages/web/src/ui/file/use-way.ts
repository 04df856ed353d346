import { useEffect, useRef, useState } from 'react'

export interface Way {
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** The way of a file to the server: how far it is, and how to call it off. Who leaves the screen has. */
export function useWay() {
  const [percent, setPercent] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send<T>(work: (way: Way) => Promise<T>): Promise<T> {
    const control = new AbortController()
    running.current = control
    setPercent(0)
    try {
      return await work({ onProgress: setPercent, signal: control.signal })
    } finally {
      setPercent(null)
    }
  }
  return {
    percent,
    send,
    cancel: () => running.current?.abort(),
    isCalledOff: () => running.current?.signal.aborted ?? false,
  }
}

/** What stands beside the bar: all has left, and the server still has to answer. */
export const wayText = (percent: number): string => (percent < 100 ? `${percent}%` : 'Gravando…')
