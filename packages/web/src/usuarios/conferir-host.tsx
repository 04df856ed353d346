import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { whenUnproven } from '../http/client.ts'
import { conferir, readConferir, watchConferir } from './conferir.ts'

const ConferirDialog = lazy(() => import('./conferir-dialog.tsx'))

/** Draws the question for a code that a decision needs. Its program comes with the first one. */
export function ConferirHost() {
  const asked = useSyncExternalStore(watchConferir, readConferir, readConferir)
  useEffect(() => whenUnproven(conferir), [])
  return asked ? (
    <Suspense fallback={null}>
      <ConferirDialog onShown={() => asked.answer(true)} onClose={() => asked.answer(false)} />
    </Suspense>
  ) : null
}
