import type { SessionUser } from '@paco/domain/shared/roles'
import type { AnyRoute } from '@tanstack/react-router'
import { menuFor } from '../../menu.ts'
import { isCurrent } from '../../menu-entry.ts'
import { opens, type Screen, screensFor } from '../../palette/screens.ts'

interface Place extends Screen {
  /** What stands behind it, and not in the menu itself. */
  readonly below: readonly Screen[]
}

interface Section {
  readonly title: string
  readonly places: readonly Place[]
}

const pathOf = ({ link }: Screen) => String(link.to)

/** Every page that this person may open: in the sections of the menu, and after them what no entry of it covers. */
export function mapaDoSite(who: SessionUser | null, routes: readonly AnyRoute[]): Section[] {
  const screens = screensFor(who, routes.filter(opens))
  const placed = new Set<Screen>()
  const sections = menuFor(who).map(({ title = 'Mais', entries }) => ({
    title,
    places: entries.flatMap((entry): Place[] => {
      const own = screens.find((screen) => screen.inMenu && pathOf(screen) === entry.to)
      if (!own) return []
      const below = screens.filter((screen) => !screen.inMenu && isCurrent(entry, pathOf(screen)))
      for (const screen of [own, ...below]) placed.add(screen)
      return [{ ...own, below }]
    }),
  }))
  const others = screens.filter((screen) => !placed.has(screen)).map((screen) => ({ ...screen, below: [] }))
  return [...sections, { title: 'Outras páginas', places: others }].filter(({ places }) => places.length > 0)
}
