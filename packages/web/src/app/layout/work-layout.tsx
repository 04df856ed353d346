import { Outlet } from '@tanstack/react-router'
import { ConfirmHost } from '../../ui/confirm-host.tsx'
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx'

/** What the screens of work need and the public dashboards do not: the rich parts, and questions to answer. */
export function WorkLayout() {
  return (
    <ThemeProvider>
      <Outlet />
      <ConfirmHost />
    </ThemeProvider>
  )
}
