import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import { lazy, Suspense } from 'react'
import { NumeroPainel } from '../../../painel/numero-painel.tsx'
import { useSession } from '../../session.ts'

const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }))

/** The public face: the figures of all departments, and for the administrator of an empty system where to begin. */
export function HomeScreen() {
  const session = useSession()
  return (
    <NumeroPainel
      guide={
        canManageUsuarios(session) ? (
          <Suspense fallback={null}>
            <FirstSteps />
          </Suspense>
        ) : null
      }
    />
  )
}
