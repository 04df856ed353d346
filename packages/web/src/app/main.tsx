import '../ui/theme/tokens.css'
import '../ui/theme/fonts.css'
import '../ui/theme/base.css'
import '../ui/theme/reduced-motion.css'
import './layout/outline.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { applyColorScheme } from '../ui/theme/color-scheme.ts'
import { ToastHost } from '../ui/toast-host.tsx'
import { followSessionEnd } from './ended-session.ts'
import { restoreLateScroll } from './late-scroll.ts'
import { router } from './routes.tsx'
import { followTrail } from './trail.ts'

applyColorScheme()
followSessionEnd(router)
restoreLateScroll(router)

const place = document.getElementById('root')
if (place) {
  const draw = () => {
    // Not before: until it is drawn the router follows its own redirects only while nobody else listens to the history.
    followTrail(router.history)
    // As a transition, in small steps: the first drawing never keeps a tap waiting.
    startTransition(() =>
      createRoot(place).render(
        <StrictMode>
          <RouterProvider router={router} />
          <ToastHost follow={(href) => router.history.push(href)} />
        </StrictMode>,
      ),
    )
  }
  // Until the screen's code is here, the page keeps the outline it came with: see index.html. In a task of its own, so
  // that a tap does not wait for the routes to be made and the screen to be found in one go.
  setTimeout(() => void router.load().finally(draw))
}
