import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readToken } from '../../http/session-store.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
}))

interface LeaveGuardProps {
  isUnsaved: () => boolean
  /** Saves what is left; whether it is saved. */
  flush: () => Promise<boolean>
}

/** Whoever leaves has everything saved first; only where that fails is it asked. */
export function FlushGuard({ isUnsaved, flush }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && isUnsaved() && !(await flush()) && readToken() !== null,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        opened
        title="Sair sem salvar?"
        text="O que você digitou por último não chegou ao servidor e será perdido."
        confirmLabel="Sair sem salvar"
        cancelLabel="Continuar editando"
        onConfirm={blocker.proceed}
        onCancel={blocker.reset}
      />
    </Suspense>
  )
}
