import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { readToken } from '../../http/session-store.ts'
import type { Question } from '../confirm-dialog.tsx'

const ConfirmDialog = lazy(async () => ({ default: (await import('../confirm-dialog.tsx')).ConfirmDialog }))

interface LeaveGuardProps {
  isUnsaved: () => boolean
  /** A draft stays behind: leaving loses nothing. */
  keepsDraft?: boolean
  /** Where it is not a form that is left. */
  question?: Question
}

const unsavedQuestion = (keepsDraft: boolean): Question => ({
  title: 'Sair sem salvar?',
  text: keepsDraft
    ? 'As alterações ainda não foram salvas. Um rascunho fica guardado neste navegador.'
    : 'As alterações ainda não foram salvas e serão perdidas.',
  confirmLabel: 'Sair sem salvar',
  cancelLabel: 'Continuar editando',
})

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ isUnsaved, keepsDraft = false, question }: LeaveGuardProps) {
  const cameWithSession = useRef(readToken() !== null)
  const blocks = () => {
    // A session that ended sends everyone to the login; the draft is waiting when they come back.
    const expired = cameWithSession.current && readToken() === null
    return isUnsaved() && !expired
  }
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && blocks(),
    enableBeforeUnload: blocks,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        opened
        {...(question ?? unsavedQuestion(keepsDraft))}
        onConfirm={blocker.proceed}
        onCancel={blocker.reset}
      />
    </Suspense>
  )
}
