import { PARTE_KEYS } from '@paco/domain/cidade/modulos-keys'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { mapaPublico } from '@paco/domain/transparencia/mapa-do-site'
import type { AnyRoute } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tellCidade } from '../../../cidade/cidade.ts'
import { readSession, storeSession } from '../../../http/session-store.ts'
import { router } from '../../routes.tsx'
import { mapaDoSite } from './mapa-do-site.ts'

beforeEach(() => localStorage.clear())
afterEach(() => tellCidade(SEM_CIDADE))

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

describe('what the server tells without a program', () => {
  const told = () =>
    mapaPublico().map(({ titulo, lugares }) => [
      titulo,
      lugares.map(({ para, titulo: own, abaixo }) => [
        para,
        own,
        abaixo.map((one) => [one.para, one.titulo]),
      ]),
    ])
  const shown = () =>
    sections().map(({ title, places }) => [
      title,
      places.map(({ link, title: own, below }) => [
        link.to,
        own,
        below.map((one) => [one.link.to, one.title]),
      ]),
    ])

  it('is what strangers are shown', () => expect(told()).toEqual(shown()))

  it.each(PARTE_KEYS)('is so without %s too', (key) => {
    tellCidade({ ...SEM_CIDADE, modulos_desligados: [key] })
    expect(told()).toEqual(shown())
  })
})
