import { beforeEach, expect, test } from 'vitest'
import { SCREENS } from '../../../../e2e/screens.ts'
import { opens } from './palette/screens.ts'
import { router } from './routes.tsx'

beforeEach(() => localStorage.clear())

/** Whether an address is one of those that a path stands for, as the router has it: without regard to case. */
const leadsTo = (path: string, address: string) =>
  new RegExp(`^${path.replace('$id', '\\d+')}$`, 'i').test(address.replace(/[?#].*/, ''))

test('every page that a stranger may open is looked at as a stranger sees it, for accessibility', () => {
  const seen = SCREENS.filter(([, , person]) => person === undefined).map(([address]) => address)
  const open = Object.values(router.routesByPath)
    .filter(opens)
    .map(({ fullPath }) => fullPath)
  expect(open.length).toBeGreaterThan(50)
  expect(open.filter((path) => !seen.some((address) => leadsTo(path, address)))).toEqual([])
})
