import { moduloDesligado } from '@paco/domain/cidade/modulos'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { AnyRoute, LinkProps } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { PATHS } from '../../paths.ts'
import { menuFor } from '../menu.ts'
import { isCurrent, type MenuEntry, nameOf } from '../menu-entry.ts'
import type { Option } from './options.ts'

export interface Screen extends Option {
  /** Stands in the side menu itself, not behind one of its entries. */
  inMenu: boolean
}

/** Opened by a link of their own, which says for whom. */
const BY_LINK: readonly string[] = [PATHS.convite, PATHS.senha, PATHS.entrar, PATHS.sairDosAvisos]
/** Nobody inside looks for the way in. */
const DOORS: readonly string[] = [PATHS.login, PATHS.register, PATHS.esqueciSenha]

/** Whether the screen's own guard lets this person pass: it turns the others away by throwing. */
export function opens({ fullPath, options }: AnyRoute): boolean {
  try {
    options.beforeLoad?.({ location: { href: fullPath, search: {} } } as never)
    return true
  } catch {
    return false
  }
}

interface Place {
  entry: MenuEntry
  section: string | undefined
}

/** Where the menu has it, without saying its own name again. */
const trailTo = ({ entry, section }: Place, title: string): string | null =>
  [section, nameOf(entry)].filter((part) => part !== undefined && part !== title).join(' › ') || null

interface Placed extends Screen {
  /** Its number among all: those of the menu, those behind them, those elsewhere. */
  order: number
}

function screenOf(route: AnyRoute, places: readonly Place[]): Placed | null {
  const path: string = route.fullPath
  const title = route.options.staticData?.title
  // A record's screen is found by the record's name.
  if (title === undefined || path.includes('$') || moduloDesligado(path)) return null
  const own = places.findIndex(({ entry }) => entry.to === path)
  const inMenu = own >= 0
  if (!inMenu && !opens(route)) return null
  const at = inMenu ? own : places.findIndex(({ entry }) => isCurrent(entry, path))
  const place = places[at]
  return {
    key: `tela ${path}`,
    title,
    detail: place ? trailTo(place, title) : null,
    icon: place?.entry.icon ?? UserRound,
    link: { to: path, search: inMenu ? place?.entry.search : undefined } as LinkProps,
    inMenu,
    order: inMenu ? own : places.length + (place ? at : places.length),
  }
}

/**
 * Every screen this person may open, by its title, read off the table of routes so that none can be forgotten. Those
 * of the menu come first, in its order; the others say which entry they stand behind.
 */
export function screensFor(who: SessionUser | null, routes: readonly AnyRoute[]): Screen[] {
  const places = menuFor(who).flatMap(({ title, entries }) =>
    entries.map((entry) => ({ entry, section: title })),
  )
  const screens = routes
    .filter(({ fullPath }) => !BY_LINK.includes(fullPath) && (who === null || !DOORS.includes(fullPath)))
    .map((route) => screenOf(route, places))
    .filter((screen) => screen !== null)
    .sort((one, other) => one.order - other.order)
  // Some screens answer to several addresses.
  return screens.filter(({ title }, index) => screens.findIndex((other) => other.title === title) === index)
}
