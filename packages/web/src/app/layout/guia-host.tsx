import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useNameless } from '../../cidade/cidade.ts'
import { useGuided } from '../../guia/aberto.ts'
import { PATHS } from '../../paths.ts'

/** Of a city that begins: no other page carries it. */
const GuiaNotice = lazy(async () => ({ default: (await import('./guia-notice.tsx')).GuiaNotice }))

/** These say it themselves, or are on the way in. */
const WITHOUT: readonly string[] = [
  PATHS.home,
  PATHS.primeirosPassos,
  PATHS.login,
  PATHS.register,
  PATHS.convite,
  PATHS.esqueciSenha,
  PATHS.senha,
  PATHS.entrar,
]

/** Says on any screen that the city has no name yet, or shows the way back to the guide that led here. */
export function GuiaHost() {
  const nameless = useNameless()
  const guided = useGuided()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The day begins with a card of the guide.
  const told = nameless || (guided && path !== PATHS.inicio)
  if (!told || WITHOUT.includes(path)) return null
  return (
    <Suspense fallback={null}>
      <GuiaNotice nameless={nameless} />
    </Suspense>
  )
}
