import '../ui/theme/tokens.css'
import '../ui/theme/fonts.css'
import '../ui/theme/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyColorScheme } from '../ui/theme/color-scheme.ts'
import { ToastHost } from '../ui/toast-host.tsx'
import { expireSessions } from './expired-session.ts'
import { router } from './routes.tsx'

applyColorScheme()
expireSessions(router)

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
      <ToastHost />
    </StrictMode>,
  )
}
