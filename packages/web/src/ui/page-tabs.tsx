import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import parts from './data/parts.module.css'
import classes from './page-tabs.module.css'
import shared from './theme/shared.module.css'

export interface PageTab {
  label: string
  /** Each has an address of its own, so that Back, a copied link and a new window all find it. */
  link: LinkProps
}

interface PageTabsProps {
  /** What they are parts of, for those who hear it. */
  name: string
  tabs: readonly PageTab[]
  /** The label of the one that is open. */
  current: string
  /** Under other tabs: the pages of one of them. */
  inner?: boolean
}

/** The pages of one record, as links in a line; on narrow screens it scrolls sideways, to the one that is open. */
export function PageTabs({ name, tabs, current, inner = false }: PageTabsProps) {
  const line = useRef<HTMLElement>(null)
  const at = tabs.findIndex(({ label }) => label === current)
  // After the first paint, when asking for places costs nothing.
  useEffect(() => {
    const box = line.current
    const open = box?.children[at]
    if (box && open instanceof HTMLElement)
      box.scrollLeft = open.offsetLeft - (box.clientWidth - open.offsetWidth) / 2
  }, [at])
  return (
    <nav
      ref={line}
      aria-label={name}
      className={`${shared.screenOnly} ${inner ? `${parts.segments} ${classes.inner}` : classes.tabs}`}
    >
      {tabs.map(({ label, link }, index) => (
        <Link
          key={label}
          {...link}
          className={inner ? undefined : classes.tab}
          activeOptions={{ exact: true }}
          aria-current={index === at ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
