import type { Column } from '@paco/domain/http/list'
import { Settings2 } from 'lucide-react'
import { lazy, type Ref, Suspense, useState } from 'react'
import { MenuButton } from './menu-button.tsx'
import classes from './toolbar.module.css'
import type { ListLook } from './use-look.ts'

export interface ColumnsMenuProps extends ListLook {
  /** All columns that can be shown. */
  choices: readonly Column[]
  shown: readonly string[]
  /** The column that names the row: always there, and the one that stays while one scrolls sideways. */
  name: string | undefined
}

const load = () => import('./rich-columns-menu.tsx')
const RichColumnsMenu = lazy(async () => ({ default: (await load()).RichColumnsMenu }))

/** Which columns a list shows, and how close. What drops down comes when it is first reached for. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const [asked, setAsked] = useState(false)
  const button = (ref?: Ref<HTMLButtonElement>) => (
    <MenuButton
      ref={ref}
      load={load}
      rightSection={null}
      className={classes.columns}
      aria-label="Colunas"
      title="Colunas"
      size="xs"
      onClick={() => setAsked(true)}
    >
      <Settings2 size={16} aria-hidden />
    </MenuButton>
  )
  if (!asked) return button()
  return (
    <Suspense fallback={button()}>
      <RichColumnsMenu {...props} button={button} />
    </Suspense>
  )
}
