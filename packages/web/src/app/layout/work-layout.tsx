import { Outlet } from '@tanstack/react-router'
import { ConfirmHost } from '../../ui/confirm-host.tsx'

/** What the screens of work need and the public dashboards do not: questions to answer. */
export function WorkLayout() {
  return (
    <>
      <Outlet />
      <ConfirmHost />
    </>
  )
}
