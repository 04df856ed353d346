import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePrinting } from './use-media.ts'

/** Before anything is measured, and where nothing can be: a page of usual width. */
const FALLBACK = 960
/** About what A4 offers: drawn for a wide screen and shrunk, the words would be too small to read. */
const PAPER = 700

/** The width a chart has, followed as it changes. Rounded, so that half pixels do not redraw it. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FALLBACK)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // Zero while hidden or in a simulated page: the last known width is the better guess.
    const measure = () => setWidth((known) => Math.round(element.clientWidth) || known)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return usePrinting() ? Math.min(width, PAPER) : width
}
