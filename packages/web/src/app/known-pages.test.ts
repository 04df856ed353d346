import { expect, test } from 'vitest'
import { KNOWN_PAGES } from '../../known-pages.ts'
import { router } from './routes.tsx'

test('the server knows every address that leads to a screen, and no other', () => {
  const paths = Object.keys(router.routesByPath).filter((path) => path.startsWith('/'))
  const names = paths.map((path) => path.slice(1).replace('/$id', '@id').toLowerCase() || 'index')
  expect([...new Set(names)].sort()).toEqual([...KNOWN_PAGES].sort())
})
