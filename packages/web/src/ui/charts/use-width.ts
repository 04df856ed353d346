import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePrinting } from './use-media.ts'

/** Where nothing can be measured: a page of usual width. */
export const USUAL_WIDTH = 960
/** Before it is measured: as wide as the window lets it be. */
export const likelyWidth = () => Math.min(USUAL_WIDTH, window.innerWidth)
/** About what A4 offers: drawn for a wide screen and shrunk, the words would be too small to read. */
const PAPER = 700

/**
 * The width a chart has, followed as it changes; null before it is measured, which is before it is seen. Rounded, so
 * that half pixels do not redraw it. Not measured until it is wanted: asking for it makes the browser lay out the page.
 */
export function useWidth(box: RefObject<HTMLElement | null>, wanted = true): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !wanted) return
    // Zero while hidden or in a simulated page: the last known width is the better guess.
    const measure = () => setWidth((known) => Math.round(element.clientWidth) || known || USUAL_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, wanted])
  return usePrinting() && width !== null ? Math.min(width, PAPER) : width
}
