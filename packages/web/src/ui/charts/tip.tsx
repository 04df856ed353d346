import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { inMain } from '../in-main.ts'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './tip.module.css'

export interface TipContent {
  title?: string
  lines: readonly string[]
}

interface Open {
  anchor: Element
  content: TipContent
}

const GAP = 6
const EDGE = 8
/** Long enough to move the pointer from the mark onto its tooltip, as WCAG 1.4.13 wants. */
const GRACE = 120

const between = (low: number, value: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)))

/** Above the mark where there is room, else below; never out of the window, however wide the mark is. */
function place(tip: HTMLElement, anchor: Element): void {
  const mark = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const [seenLeft, seenRight] = [Math.max(0, mark.left), Math.min(window.innerWidth, mark.right)]
  const left = between(EDGE, (seenLeft + seenRight) / 2 - width / 2, window.innerWidth - width - EDGE)
  const above = mark.top - height - GAP
  tip.style.left = `${left}px`
  tip.style.top = `${above >= EDGE ? above : mark.bottom + GAP}px`
}

/**
 * One tooltip for all marks of a chart, on hover and on focus; Esc closes it.
 *
 *     const tips = useTip()
 *     <button {...tips.on({ title: 'Obras', lines: ['Processos: 31'] })} />
 *     {tips.element}
 */
export function useTip() {
  const [open, setOpen] = useState<Open | null>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The same functions for the chart's whole life, so that a row need not be drawn again for a tooltip's sake.
  const api = useMemo(() => {
    const keep = () => clearTimeout(closing.current)
    const hide = () => {
      keep()
      setOpen(null)
    }
    const hideSoon = () => {
      keep()
      closing.current = setTimeout(() => setOpen(null), GRACE)
    }
    const show = (anchor: Element, content: TipContent) => {
      keep()
      setOpen({ anchor, content })
    }
    const on = (content: TipContent) => ({
      onPointerEnter: (event: PointerEvent) => show(event.currentTarget, content),
      onPointerLeave: hideSoon,
      onFocus: (event: FocusEvent) => show(event.currentTarget, content),
      onBlur: hide,
    })
    return { keep, hide, hideSoon, show, on }
  }, [])

  useEffect(() => () => clearTimeout(closing.current), [])

  return {
    ...api,
    element: open ? <Tip open={open} onClose={api.hide} onKeep={api.keep} onLeave={api.hideSoon} /> : null,
  }
}

export type Tips = ReturnType<typeof useTip>

interface TipProps {
  open: Open
  onClose: () => void
  onKeep: () => void
  onLeave: () => void
}

function Tip({ open: { anchor, content }, onClose, onKeep, onLeave }: TipProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const follow = () => box.current && place(box.current, anchor)
    follow()
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Only the tooltip: a dialog around the chart stays open.
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [onClose])

  return createPortal(
    <div
      ref={box}
      role="tooltip"
      className={`${shared.screenOnly} ${words.size12} ${words.tabular} ${words.wraps} ${words.rounded} ${classes.tip}`}
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
    >
      {content.title ? <strong className={`${words.strong} ${words.size13}`}>{content.title}</strong> : null}
      {content.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>,
    inMain().target ?? document.body,
  )
}
