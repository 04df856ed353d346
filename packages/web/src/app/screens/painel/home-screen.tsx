import { canManageGuia } from '@paco/domain/guia/policy'
import { lazy, Suspense } from 'react'
import { useNameless } from '../../../cidade/cidade.ts'
import { NumeroPainel } from '../../../painel/numero-painel.tsx'
import { useSession } from '../../session.ts'

const GuiaCard = lazy(async () => ({ default: (await import('../../../guia/guia-card.tsx')).GuiaCard }))
const SemCidade = lazy(async () => ({ default: (await import('../cidade/sem-cidade.tsx')).SemCidade }))

/** The public face: the figures of all departments, and for the administrator of a city that begins where to go on. */
export function HomeScreen() {
  const session = useSession()
  if (useNameless())
    return (
      <Suspense fallback={null}>
        <SemCidade who={session} />
      </Suspense>
    )
  return (
    <NumeroPainel
      guide={
        canManageGuia(session) ? (
          <Suspense fallback={null}>
            <GuiaCard />
          </Suspense>
        ) : null
      }
    />
  )
}
