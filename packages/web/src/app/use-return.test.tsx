import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BackLink } from './screens/back-link.tsx'
import { followTrail, stopsBehind } from './trail.ts'
import { type Options, useReturn } from './use-return.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function Form({ options }: { options: Options | undefined }) {
  const { link, title } = useReturn('/lista', options)
  return <BackLink {...link}>{title ?? 'Lista'}</BackLink>
}

/** Walks through the addresses and says where the form at the end of them leads back to. */
async function wayBack(addresses: readonly string[], options?: Options) {
  const root = createRootRoute()
  const under = { getParentRoute: () => root }
  const place = (path: string, title: string) => createRoute({ ...under, path, staticData: { title } })
  const through = { staticData: { title: 'Registro', through: true } }
  const routeTree = root.addChildren([
    place('/lista', 'Lista'),
    place('/mapa', 'Mapa'),
    createRoute({ ...under, path: '/registro/$id', ...through }),
    createRoute({ ...under, path: '/form/$id', ...through, component: () => <Form options={options} /> }),
  ])
  const [first = '/', ...rest] = addresses
  const history = createMemoryHistory({ initialEntries: [first] })
  followTrail(history)
  const router = createRouter({ routeTree, history })
  const view = render(<RouterProvider router={router as never} />)
  await act(() => router.load())
  for (const address of rest) {
    await act(async () => {
      if (address === 'back') history.back()
      else if (address.startsWith('replace ')) history.replace(address.slice('replace '.length))
      else history.push(address)
    })
  }
  const link = await view.findByRole('link')
  return [link.getAttribute('href'), link.textContent]
}

describe('the way back', () => {
  const record = { path: '/registro/7', title: 'Voltar ao registro' }
  const VIEW = '/lista?busca=ponte&pagina=2&ordem=-valor'
  it.each<[string, readonly string[], Options | undefined, string, string]>([
    ['a direct visit has the usual one', ['/form/7'], undefined, '/lista', 'Lista'],
    ['the list with its view', [VIEW, '/form/7'], undefined, VIEW, 'Lista'],
    [
      'another place, by its name',
      ['/lista', '/mapa?projeto=7', '/form/7'],
      undefined,
      '/mapa?projeto=7',
      'Mapa',
    ],
    [
      'what was typed last',
      [VIEW, 'replace /lista?busca=rua', '/form/7'],
      undefined,
      '/lista?busca=rua',
      'Lista',
    ],
    ['through the record', [VIEW, '/registro/7', '/form/7'], undefined, VIEW, 'Lista'],
    ['the record itself', [VIEW, '/registro/7', '/form/7'], { record }, '/registro/7', 'Voltar ao registro'],
    ['no other record', [VIEW, '/registro/8', '/form/7'], { record }, VIEW, 'Lista'],
    ['a fixed target keeps its path', ['/mapa?projeto=7', '/form/7'], { fixed: true }, '/lista', 'Lista'],
    ['and its view', ['/mapa', VIEW, '/registro/7', '/form/7'], { fixed: true }, VIEW, 'Lista'],
    ['an older visit is none', [VIEW, '/mapa', '/form/7'], { fixed: true }, '/lista', 'Lista'],
    ['a step taken back', [VIEW, '/mapa', 'back', '/form/7'], undefined, VIEW, 'Lista'],
    ['letters of another case', ['/LISTA?busca=a', '/form/7'], { fixed: true }, '/lista?busca=a', 'Lista'],
    ['an address that leads nowhere is no place', ['/nada', '/form/7'], undefined, '/lista', 'Lista'],
  ])('%s', async (_, addresses, options, href, label) => {
    expect(await wayBack(addresses, options)).toEqual([href, label])
  })

  it.each([
    ['another site', '//evil.example/lista'],
    ['a disguised one', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['no address', 7],
  ])('is never %s that was slipped into the storage', (_, href) => {
    const history = createMemoryHistory({ initialEntries: ['/form/7'] })
    const key = history.location.state.__TSR_key ?? ''
    const stored = [
      ['antes', { href, from: null, scroll: 0 }],
      [key, { href: '/form/7', from: 'antes', scroll: 0 }],
    ]
    sessionStorage.setItem('paco:trilha', JSON.stringify(stored))
    followTrail(history)
    expect([...stopsBehind(key)]).toEqual([])
  })

  it.each(['{', '7', '[[1,null],["a",null],null]'])('survives a spoilt storage: %s', (text) => {
    sessionStorage.setItem('paco:trilha', text)
    const history = createMemoryHistory({ initialEntries: ['/form/7'] })
    expect(() => followTrail(history)).not.toThrow()
    expect([...stopsBehind(history.location.state.__TSR_key)]).toEqual([])
  })
})
