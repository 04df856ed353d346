import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, configure, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, vi } from 'vitest'
import { ConfirmHost } from '../confirm-host.tsx'
import { closeToast, readToasts } from '../toast.ts'
import { ToastHost } from '../toast-host.tsx'

// Whole screens in a simulated browser take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

// The simulated browser knows no fonts; inputs that grow with their text wait for theirs.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// It lays nothing out either, so that nothing ever came into sight: here everything is.
window.IntersectionObserver = class extends window.IntersectionObserver {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super(tell, options)
    this.#tell = tell
  }
  override observe(target: Element) {
    this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this)
  }
}

// Each test leaves the page as it found it.
afterEach(() => {
  cleanup()
  localStorage.clear()
  for (const { id } of readToasts()) closeToast(id)
})

function makeRouter(screen: ReactElement, at: string) {
  const root = createRootRoute({
    component: () => (
      <main>
        <Outlet />
      </main>
    ),
  })
  const here = createRoute({ getParentRoute: () => root, path: '/tela', component: () => screen })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/outra',
    component: () => <p>Outra tela</p>,
  })
  const history = createMemoryHistory({ initialEntries: ['/outra', at] })
  return createRouter({ routeTree: root.addChildren([here, elsewhere]), history })
}

const onceOnly = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/**
 * A screen at `/tela` with everything the layout gives it: look, data, addresses, messages and questions. Asks the
 * server once, unless given a client that tries again.
 */
export async function renderApp(screen: ReactElement, at = '/tela', client = onceOnly()) {
  const router = makeRouter(screen, at)
  const view = render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
        <ToastHost />
        <ConfirmHost />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await act(() => router.load())
  return {
    ...view,
    client,
    search: () => router.state.location.search as Record<string, unknown>,
    path: () => router.state.location.pathname,
    back: () => act(async () => router.history.back()),
    go: (to: string) => act(async () => void router.navigate({ to })),
  }
}
