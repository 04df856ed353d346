import { canManageGuia } from '@paco/domain/guia/policy'
import { lazy, Suspense } from 'react'
import { useNameless } from '../../../cidade/cidade.ts'
import { NumeroPainel } from '../../../painel/numero-painel.tsx'
import { useSession } from '../../session.ts'

const GuiaCard = lazy(async () => ({ default: (await import('../../../guia/guia-card.tsx')).GuiaCard }))
const SemCidade = lazy(async () => ({ default: (await import('../cidade/sem-cidade.tsx')).SemCidade }))

/** The public dashboard; in a city that begins, a card on it says where to go on. */
export function HomeScreen() {
  const session = useSession()
  const card = useNameless() ? <SemCidade who={session} /> : canManageGuia(session) ? <GuiaCard /> : null
  return <NumeroPainel guide={card && <Suspense fallback={null}>{card}</Suspense>} />
}
