import { lazy, Suspense, useRef, useSyncExternalStore } from 'react'
import { readQuestion, watchQuestion } from './confirm.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/** Draws the question asked with `confirm`. The dialog's code comes with the first question. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(watchQuestion, readQuestion, readQuestion)
  // The words stay while the dialog fades out.
  const last = useRef(asked)
  if (asked) last.current = asked
  if (!last.current) return null
  const { answer: _, ...question } = last.current
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        {...question}
        opened={asked !== null}
        onConfirm={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      />
    </Suspense>
  )
}
