import { useEffect, useState } from 'react'

/** True once `active` has lasted `delay` ms: what is quicker than that needs no sign of waiting. */
export function useDelayed(active: boolean, delay = 200): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setPassed(true), delay)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [active, delay])
  return active && passed
}
