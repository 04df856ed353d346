import type { SessionUser } from '@paco/domain/shared/roles'
import { lazy, type Ref, Suspense, useState } from 'react'
import { MenuButton } from '../ui/list-screen/menu-button.tsx'
import type { ViewsProps } from '../ui/list-screen/views-slot.ts'

export interface VisoesMenuProps extends ViewsProps {
  who: SessionUser
}

const load = () => import('./rich-visoes-menu.tsx')
const RichVisoesMenu = lazy(async () => ({ default: (await load()).RichVisoesMenu }))

/** Lists as somebody wants to find them again. What drops down comes when it is first reached for. */
export function VisoesMenu(props: VisoesMenuProps) {
  const [asked, setAsked] = useState(false)
  const button = (ref?: Ref<HTMLButtonElement>) => (
    <MenuButton ref={ref} load={load} size="xs" onClick={() => setAsked(true)}>
      Visões
    </MenuButton>
  )
  if (!asked) return button()
  return (
    <Suspense fallback={button()}>
      <RichVisoesMenu {...props} button={button} />
    </Suspense>
  )
}
