import { useState } from 'react'
import { useWay, type Way } from '../file/use-way.ts'
import { errorText } from '../states/error-text.ts'

/** The sending of a photo: how far it is, what went wrong, and the way to call it off. */
export function useSending() {
  const { percent, send: start, cancel, isCalledOff } = useWay()
  const [problem, setProblem] = useState<string | null>(null)

  /** True once everything has arrived. */
  async function send(work: (way: Way) => Promise<unknown>): Promise<boolean> {
    setProblem(null)
    try {
      await start(work)
      return true
    } catch (error) {
      if (!isCalledOff()) setProblem(errorText(error))
      return false
    }
  }
  return { percent, problem, send, setProblem, cancel }
}
