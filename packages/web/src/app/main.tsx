import '../ui/theme/tokens.css'
import '../ui/theme/contrast.css'
import '../ui/theme/fonts.css'
import '../ui/theme/base.css'
import '../ui/theme/reduced-motion.css'
import './layout/outline.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { tellCidade } from '../cidade/cidade.ts'
import { readPage } from '../cidade/page.ts'
import { noteFirstWords } from '../ui/first-words.ts'
import { tellStacks } from '../ui/stacks.ts'
import { applyColorScheme } from '../ui/theme/color-scheme.ts'
import { applyReading } from '../ui/theme/reading.ts'
import { ToastHost } from '../ui/toast-host.tsx'
import { followSessionEnd } from './ended-session.ts'
import { restoreLateScroll } from './late-scroll.ts'
import { followTrail } from './trail.ts'

tellStacks()
const cidade = readPage()
// Before anything is drawn. The page that developers open is not the server's: there the screens ask whose it is.
const told = cidade ? tellCidade(cidade) : import('./ask-page.ts').then(({ askPage }) => askPage())
applyColorScheme()
applyReading()

/** Finds the screen of the address and draws it. */
async function begin(place: HTMLElement): Promise<void> {
  // The table of routes is made in a task of its own: a tap in between does not wait for all that comes before a screen.
  const { router } = await import('./routes.tsx')
  followSessionEnd(router)
  restoreLateScroll(router)
  const draw = () => {
    // Not before: until it is drawn the router follows its own redirects only while nobody else listens to the history.
    followTrail(router.history)
    noteFirstWords()
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
  // Until the screen's code is here, the page keeps the outline it came with: see index.html.
  setTimeout(() => void router.load().finally(draw))
}

const place = document.getElementById('root')
if (place) void Promise.resolve(told).then(() => begin(place))
