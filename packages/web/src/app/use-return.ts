import { type LinkProps, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type Stop, stopsBehind } from './trail.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A form, a record or a door: one passes through on the way, the place to return to lies behind it. */
    through?: boolean
  }
}

export interface Options {
  /** The specification names the target: its path stays, with the view one came from. */
  fixed?: boolean
  /** The record's own screen: a place to return to for the forms and charts that were opened from it. */
  record?: { path: string; title: string }
}

export interface Way {
  link: Pick<LinkProps, 'to' | 'search' | 'state'>
  /** The same as a plain address, without the scroll. */
  href: `/${string}`
  /** What the place is called, where it is another than the usual one. */
  title: string | null
  go: () => void
  /** After creating: the new row comes into sight there, rather than the place one left. */
  goToNew: (id: number) => void
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0]?.toLowerCase() ?? ''
const searchOf = (href: string) => /\?[^#]*/.exec(href)?.[0] ?? ''

/**
 * The way back: to the list, map or panel the screen was opened from, with its search, filters, order, page and scroll;
 * `to` when there is none, as after a direct visit or in a new tab.
 */
export function useReturn(to: string, { fixed = false, record }: Options = {}): Way {
  const router = useRouter()
  const navigate = useNavigate()
  const key = useLocation({ select: ({ state }) => state.__TSR_key })
  const usual = to.toLowerCase()
  const own = record?.path.toLowerCase()

  const routeAt = (path: string) => router.getMatchedRoutes(path)[2]?.options.staticData
  const origin = (): (Stop & { key: string }) | null => {
    for (const stop of stopsBehind(key)) {
      const path = pathOf(stop.href)
      if (path === usual || path === own) return stop
      const place = routeAt(path)
      if (place && !place.through) return fixed ? null : stop
    }
    return null
  }

  const stop = origin()
  const path = stop && pathOf(stop.href)
  const link = (
    stop
      ? {
          to: path === usual ? to : path,
          search: router.options.parseSearch(searchOf(stop.href)),
          state: { lugar: stop.key },
        }
      : { to }
  ) as Way['link']
  const title = path === null || path === usual ? null : path === own ? record?.title : routeAt(path)?.title
  const href = (stop?.href ?? to) as `/${string}`
  return {
    link,
    href,
    title: title ?? null,
    go: () => void navigate(link as never),
    goToNew: (novo) => void navigate({ ...link, state: { novo } } as never),
  }
}
