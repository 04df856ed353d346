import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { watchSession } from '../../http/session-store.ts'
import { queryClient } from '../query-client.ts'

/** What every screen but the doors needs: data from the server. Loaded with the first of them. */
export function DataLayout() {
  // What one person loaded is not for the next.
  useEffect(() => watchSession(() => queryClient.clear()), [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
