import { lazy, Suspense } from 'react'
import { useNameless } from '../../cidade/cidade.ts'
import { useGuided } from '../../guia/aberto.ts'

/** Of a city that begins: no other page carries it. */
const GuiaNotice = lazy(async () => ({ default: (await import('./guia-notice.tsx')).GuiaNotice }))

/** Says on any screen that the city has no name yet, or shows the way back to the guide that led here. */
export function GuiaHost() {
  const nameless = useNameless()
  const guided = useGuided()
  return nameless || guided ? (
    <Suspense fallback={null}>
      <GuiaNotice nameless={nameless} />
    </Suspense>
  ) : null
}
