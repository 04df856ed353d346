import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { lazy, type Ref, Suspense, useState } from 'react'
import { MenuButton } from './menu-button.tsx'

/** A way on from a list. */
export interface MoreEntry {
  label: string
  icon: LucideIcon
  link: LinkProps
}

const load = () => import('./rich-more-menu.tsx')
const RichMoreMenu = lazy(async () => ({ default: (await load()).RichMoreMenu }))

/** What is done with the rows of a list now and then. What drops down comes when it is first reached for. */
export function MoreMenu({ entries }: { entries: readonly MoreEntry[] }) {
  const [asked, setAsked] = useState(false)
  const button = (ref?: Ref<HTMLButtonElement>) => (
    <MenuButton ref={ref} load={load} onClick={() => setAsked(true)}>
      Mais
    </MenuButton>
  )
  if (!asked) return button()
  return (
    <Suspense fallback={button()}>
      <RichMoreMenu entries={entries} button={button} />
    </Suspense>
  )
}
