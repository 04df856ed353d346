import { startTransition, useEffect, useState } from 'react'

/**
 * How many of so many are drawn: the first at once, the others some at a time, so that no step of it keeps the page from
 * answering (a commit is not interruptible, however its rendering was sliced).
 */
export function useGrowing(total: number, first: number, step: number): number {
  const [there, setThere] = useState(first)
  useEffect(() => {
    if (there < total) startTransition(() => setThere(there + step))
  }, [there, total, step])
  return Math.min(there, total)
}
