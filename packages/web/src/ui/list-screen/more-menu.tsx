import type { LinkProps } from '@tanstack/react-router'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { lazy, type Ref, Suspense, useState } from 'react'
import { Button } from '../button.tsx'

/** A way on from a list. */
export interface MoreEntry {
  label: string
  icon: LucideIcon
  link: LinkProps
}

const load = () => import('./rich-more-menu.tsx')
const RichMoreMenu = lazy(async () => ({ default: (await load()).RichMoreMenu }))

/** As good as nothing: the click that follows asks again. */
const loadEarly = () => void load().catch(() => {})

/** What is done with the rows of a list now and then. What drops down comes when it is first reached for. */
export function MoreMenu({ entries }: { entries: readonly MoreEntry[] }) {
  const [asked, setAsked] = useState(false)
  const button = (ref?: Ref<HTMLButtonElement>) => (
    <Button
      ref={ref}
      variant="default"
      rightSection={<ChevronDown size={16} aria-hidden />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
      onClick={() => setAsked(true)}
    >
      Mais
    </Button>
  )
  if (!asked) return button()
  return (
    <Suspense fallback={button()}>
      <RichMoreMenu entries={entries} button={button} />
    </Suspense>
  )
}
