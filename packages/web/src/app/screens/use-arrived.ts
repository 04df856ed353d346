import { useDeferredValue, useMemo } from 'react'

/** What came for a number: drawn in small steps, so that the page answers meanwhile; never under another number. */
export function useArrived<T>(id: number, data: T | undefined): T | undefined {
  const arrived = useDeferredValue(useMemo(() => ({ id, data }), [id, data]))
  return arrived.id === id ? arrived.data : undefined
}
