import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { watchSession } from '../../http/session-store.ts'
import { ConfirmHost } from '../../ui/confirm-host.tsx'
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx'
import { queryClient } from '../query-client.ts'

/** What the screens of work need and the doors do not: data from the server and the rich parts. Loaded with the first. */
export function WorkLayout() {
  // What one person loaded is not for the next.
  useEffect(() => watchSession(() => queryClient.clear()), [])
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <ConfirmHost />
      </QueryClientProvider>
    </ThemeProvider>
  )
}
