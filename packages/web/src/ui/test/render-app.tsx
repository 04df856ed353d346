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
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ConfirmHost } from '../confirm-host.tsx'
import { ToastHost } from '../toast-host.tsx'

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
 * server once, unless given a client that tries again. `state` is what led there left for it in the history.
 */
export async function renderApp(screen: ReactElement, at = '/tela', client = onceOnly(), state = {}) {
  const router = makeRouter(screen, at)
  router.history.replace(at, state)
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
