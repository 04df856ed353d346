import { MantineProvider } from '@mantine/core'
import type { Role } from '@paco/domain/shared/roles'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { storeSession } from '../../http/session-store.ts'
import { ToastHost } from '../../ui/toast-host.tsx'
import { followSessionEnd } from '../ended-session.ts'
import { router } from '../routes.tsx'

followSessionEnd(router)

/** Somebody came in, in this browser. */
export function come(role: Role, id_secretaria: number | null = null, Token = 'aaa.bbb.ccc'): void {
  storeSession({ Status: 'Success', Token, Role: role, User: { id: 7, name: 'Rui Antunes', id_secretaria } })
}

/** Somebody left, in another tab of this browser. */
export function leaveElsewhere(): void {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'Token' }))
}

/** The whole product, with its table of routes and its guards, at an address. */
export async function openApp(at: string) {
  const history = createMemoryHistory({ initialEntries: [at] })
  router.update({ ...router.options, history } as never)
  const view = render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
      <ToastHost />
    </MantineProvider>,
  )
  await act(() => router.load())
  return { ...view, path: () => history.location.pathname, state: () => history.location.state }
}
