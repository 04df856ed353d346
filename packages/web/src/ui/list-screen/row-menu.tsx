import { EllipsisVertical } from 'lucide-react'
import { type ComponentProps, lazy, type Ref, Suspense, useState } from 'react'
import shared from '../theme/shared.module.css'
import classes from './row-actions.module.css'
import type { RowAction } from './types.ts'

const load = () => import('./rich-row-menu.tsx')
const RichRowMenu = lazy(async () => ({ default: (await load()).RichRowMenu }))
// As good as nothing when it fails: the click that follows asks again.
const loadEarly = () => void load().catch(() => {})

/** What is given, also by the menu, goes before. */
const Trigger = (given: ComponentProps<'button'>) => (
  <button
    type="button"
    className={`${shared.close} ${classes.menu}`}
    aria-haspopup="menu"
    aria-expanded={false}
    onPointerEnter={loadEarly}
    onFocus={loadEarly}
    {...given}
  >
    <EllipsisVertical size={18} aria-hidden />
  </button>
)

interface RowMenuProps {
  /** What the row is called: its menu is one of many on the page. */
  name: string
  offered: readonly RowAction[]
  /** What is not offered, and why. */
  refused: readonly { label: string; reasons: readonly string[] }[]
}

/** What is done with a row, under one button. What drops down comes when it is first reached for. */
export function RowMenu({ name, ...entries }: RowMenuProps) {
  const [asked, setAsked] = useState(false)
  const button = (ref?: Ref<HTMLButtonElement>) => (
    <Trigger ref={ref} aria-label={`Ações de ${name}`} title="Ações" onClick={() => setAsked(true)} />
  )
  if (!asked) return button()
  return (
    <Suspense fallback={button()}>
      <RichRowMenu {...entries} button={button} />
    </Suspense>
  )
}
