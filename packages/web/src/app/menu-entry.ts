import type { FamiliaKey } from '@paco/domain/convenios/familias'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { LucideIcon } from 'lucide-react'
import type { PATHS } from '../paths.ts'

export type Who = SessionUser | null
/** Places the menu leads to, none of them a record's; the router checks each. */
type MenuPath = {
  [Name in keyof typeof PATHS]: (typeof PATHS)[Name] extends `${string}$${string}`
    ? never
    : (typeof PATHS)[Name]
}[keyof typeof PATHS]

export interface MenuEntry {
  label: string
  /** What the word alone leaves unsaid, read after it. */
  rest?: string
  icon: LucideIcon
  to: MenuPath | `/convenios${FamiliaKey}`
  /** The view a list opens with. */
  search?: Readonly<Record<string, string>>
  /** Screens that belong to the entry: it is marked as current on them too. */
  covers?: readonly string[]
  /** A number beside the word that is counted for this person. */
  badge?: 'prazos'
}

export interface MenuSection {
  title?: string
  /** Opens and closes with a click on its title. */
  collapsible?: true
  entries: readonly MenuEntry[]
}

/** An entry, and who is shown it; everybody where it does not say. */
export interface Offered extends MenuEntry {
  shown?: (who: Who) => boolean
}

/** What an entry is called where it stands alone. */
export const nameOf = ({ label, rest }: MenuEntry): string => (rest ? `${label} ${rest}` : label)

/** Whether the entry stands for the page at this address. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/'
  const roots = entry.covers ?? [entry.to]
  return roots.some((root) => path === root || (root !== '/' && path.startsWith(`${root}/`)))
}
