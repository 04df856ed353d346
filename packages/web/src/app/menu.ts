import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import {
  Building2,
  ChartColumn,
  ChartGantt,
  CircleDollarSign,
  Gauge,
  LayoutGrid,
  ListTree,
  type LucideIcon,
  ScrollText,
  Users,
} from 'lucide-react'
import { PATHS } from './paths.ts'

type Who = SessionUser | null
/** Places the menu leads to; the router checks each. */
export type MenuPath =
  | typeof PATHS.home
  | typeof PATHS.valor
  | typeof PATHS.graficoBarra
  | typeof PATHS.folhaPagamento
  | typeof PATHS.secretaria
  | typeof PATHS.fichaSecretario
  | typeof PATHS.usuarios
  | typeof PATHS.auditoria
  | typeof PATHS.portfolio
  | typeof PATHS.processos

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

/** The other lists and the forms are reached from the list; all of them belong to it. */
const lista: Offered = {
  label: 'Lista',
  icon: ListTree,
  to: PATHS.processos,
  covers: [
    PATHS.processos,
    PATHS.relacao,
    PATHS.create,
    PATHS.createProjeto,
    PATHS.fichaProjeto,
    PATHS.legado,
    '/editprojetocompleto',
    '/editemployee',
    '/viewprojetocompleto',
    '/estatisticasprojeto',
    '/gantt3',
  ],
}

const sections = (who: Who): { title?: string; collapsible?: true; entries: Offered[] }[] => [
  {
    title: 'Processo',
    collapsible: true,
    entries: [
      { label: 'Número', icon: ChartColumn, to: PATHS.home },
      { label: 'Valor', icon: CircleDollarSign, to: PATHS.valor },
      {
        label: 'Painel de Processos',
        icon: Gauge,
        to: PATHS.graficoBarra,
        covers: [PATHS.graficoBarra, PATHS.grafico],
      },
      lista,
      { label: 'Linha do tempo', icon: ChartGantt, to: PATHS.portfolio },
    ],
  },
  {
    title: 'Gestão',
    entries: [{ label: 'Pesquisa Estruturada', icon: LayoutGrid, to: PATHS.folhaPagamento }, secretaria(who)],
  },
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
