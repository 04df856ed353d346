import type { AnyRoute } from '@tanstack/react-router'
import { beforeEach, expect, it } from 'vitest'
import { readSession, storeSession } from '../../../http/session-store.ts'
import { router } from '../../routes.tsx'
import { mapaDoSite } from './mapa-do-site.ts'

beforeEach(() => localStorage.clear())

const sections = () => mapaDoSite(readSession(), Object.values(router.routesByPath) as AnyRoute[])
const pages = () =>
  sections().flatMap(({ places }) =>
    places.flatMap((place) => [place, ...place.below].map(({ link }) => link.to)),
  )

it('has every page that strangers may open, each once', () => {
  expect(pages()).toEqual(
    expect.arrayContaining(['/', '/transparencia/obras', '/privacidade', '/mapa', '/dados', '/login']),
  )
  expect(new Set(pages()).size).toBe(pages().length)
  for (const path of ['/listapca', '/usuarios', '/conta', '/convite', '/senha', '/viewprojetocompleto/$id'])
    expect(pages()).not.toContain(path)
})

it('has the public lists below the portal', () => {
  const portal = sections()
    .flatMap(({ places }) => places)
    .find(({ link }) => link.to === '/transparencia')
  expect(portal?.below.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Obras públicas', 'Contratos assinados', 'Acessibilidade']),
  )
})

it('grows with what a person may open', () => {
  storeSession({
    Status: 'Success',
    Token: 't',
    Role: 'admin',
    User: { id: 1, name: 'Ana', id_secretaria: null },
  })
  expect(pages()).toEqual(expect.arrayContaining(['/listapca', '/usuarios', '/auditoria']))
  expect(pages()).not.toContain('/login')
})
