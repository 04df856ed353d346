import { PATHS } from '../../paths.ts'
import { isCurrent, type MenuEntry, type MenuSection } from '../menu-entry.ts'

interface Steps {
  /** Where the trail begins: with what the day begins with, for those who have it in their menu. */
  start: typeof PATHS.home | typeof PATHS.inicio
  /** The part of the menu that the page belongs to; none where the page is called the same. */
  section?: string
  /** The page above it that the menu leads to; none where the menu leads to the page itself. */
  entry?: MenuEntry
  /** What the page is called; null for the first of all. */
  here: string | null
}

/** The steps that lead to a page, by the menu of this person: what they may not open is no step for them. */
export function trailOf(menu: readonly MenuSection[], pathname: string, title: string | undefined): Steps {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || PATHS.home
  const hasInicio = menu.some(({ entries }) => entries.some(({ to }) => to === PATHS.inicio))
  const start = hasInicio ? PATHS.inicio : PATHS.home
  if (path === start) return { start, here: null }
  const here = title ?? 'Carregando'
  const found = menu
    .flatMap(({ title: section, entries }) => entries.map((entry) => ({ section, entry })))
    .find(({ entry }) => isCurrent(entry, path))
  if (!found) return { start, here }
  return {
    start,
    ...(found.section && found.section !== here && { section: found.section }),
    ...(found.entry.to !== path && { entry: found.entry }),
    here,
  }
}
