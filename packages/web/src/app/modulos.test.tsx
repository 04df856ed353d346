import { GUARATINGUETA } from '@paco/domain/cidade/cidade.testing'
import { modulosDe } from '@paco/domain/cidade/modulos'
import { PARTE_KEYS } from '@paco/domain/cidade/modulos-keys'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import type { SessionUser } from '@paco/domain/shared/roles'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellCidade } from '../cidade/cidade.ts'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { menuFor } from './menu.ts'
import { screensFor } from './palette/screens.ts'
import { router } from './routes.tsx'
import { mapaDoSite } from './screens/transparencia/mapa-do-site.ts'
import { come, openApp } from './test/open-app.tsx'

const server = fakeServerForEachTest()
beforeEach(() =>
  server.current.answer(() =>
    Response.json({ Status: 'Success', Result: [] }, { headers: { 'X-Total-Count': '0' } }),
  ),
)
afterEach(() => act(() => tellCidade(SEM_CIDADE)))

const ADMIN: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: null }
const routes = Object.values(router.routesByPath)

const inMenu = () => menuFor(ADMIN).flatMap(({ entries }) => entries.map(({ to }) => to))
const inPalette = () => screensFor(ADMIN, routes).map(({ link }) => String(link.to))
const inMap = () =>
  mapaDoSite(ADMIN, routes).flatMap(({ places }) =>
    places.flatMap(({ link, below }) => [String(link.to), ...below.map((one) => String(one.link.to))]),
  )

describe.each(PARTE_KEYS)('%s', (key) => {
  const its = (paths: readonly string[]) =>
    paths.filter((path) => modulosDe(path).some((modulo) => modulo.key === key))

  test('on it is in menu, palette and site map; off in none, and nothing else is missing', () => {
    const before = { menu: inMenu(), palette: inPalette(), map: inMap() }
    expect(its(before.menu)).toHaveLength(1)
    expect(its(before.palette).length).toBeGreaterThan(0)
    tellCidade({ ...GUARATINGUETA, modulos_desligados: [key] })
    for (const [now, then] of [
      [inMenu(), before.menu],
      [inPalette(), before.palette],
      [inMap(), before.map],
    ] as const)
      expect(now).toEqual(then.filter((path) => !its(then).includes(path)))
  })
})

test('without its first family the menu opens the next one', () => {
  tellCidade({ ...GUARATINGUETA, modulos_desligados: ['dade'] })
  expect(inMenu()).toContain('/conveniosestadual')
  expect(inPalette().filter((path) => path.includes('conveniosdade'))).toEqual([])
})

test('a screen of a module that is off says so, and leads administrators to the settings', async () => {
  tellCidade({ ...GUARATINGUETA, modulos_desligados: ['emendas'] })
  come('admin')
  await openApp('/emendas')
  expect(await screen.findByText('Este módulo está desligado')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ligar nas configurações da cidade' })).toBeTruthy()
  expect(server.current.received.filter(({ path }) => path.startsWith('/api/emendas'))).toEqual([])
})

test('strangers read the same, and are offered no settings', async () => {
  tellCidade({ ...GUARATINGUETA, modulos_desligados: ['convenios'] })
  await openApp('/transparencia/convenios')
  expect(await screen.findByText('Este módulo está desligado')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /configurações/ })).toBeNull()
})
