import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import { Building2, House, type LucideIcon, ScrollText, Users } from 'lucide-react'
import { PATHS } from './paths.ts'

type Who = SessionUser | null
/** Places the menu leads to; the router checks each. */
export type MenuPath =
  | typeof PATHS.home
  | typeof PATHS.secretaria
  | typeof PATHS.fichaSecretario
  | typeof PATHS.usuarios
  | typeof PATHS.auditoria

export interface MenuEntry {
  label: string
  icon: LucideIcon
  to: MenuPath
  /** Screens that belong to the entry: it is marked as current on them too. */
  covers?: readonly string[]
}

export interface MenuSection {
  title?: string
  /** Opens and closes with a click on its title. */
  collapsible?: true
  entries: readonly MenuEntry[]
}

interface Offered extends MenuEntry {
  shown?: (who: Who) => boolean
}

/** Those who cannot register a department get the list instead; the registration form asks strangers to log in. */
const secretaria = (who: Who): Offered => ({
  label: 'Secretaria',
  icon: Building2,
  to: who === null || canManageSecretarias(who) ? PATHS.secretaria : PATHS.fichaSecretario,
  covers: ['/secretaria', '/fichasecretario', '/editsecretaria'],
})

const sections = (who: Who): { title?: string; collapsible?: true; entries: Offered[] }[] => [
  { entries: [{ label: 'Início', icon: House, to: PATHS.home }] },
  { title: 'Processo', collapsible: true, entries: [] },
  { title: 'Gestão', entries: [secretaria(who)] },
  {
    title: 'Administração',
    entries: [
      { label: 'Usuários', icon: Users, to: PATHS.usuarios, shown: canManageUsuarios },
      { label: 'Auditoria', icon: ScrollText, to: PATHS.auditoria, shown: canReadAuditoria },
    ],
  },
]

/** The side menu of this person: only what they may open, no section without entries. */
export function menuFor(who: Who): MenuSection[] {
  return sections(who)
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ shown }) => shown === undefined || shown(who)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Whether the entry stands for the page at this address. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/'
  const roots = entry.covers ?? [entry.to]
  return roots.some((root) => path === root || (root !== '/' && path.startsWith(`${root}/`)))
}
