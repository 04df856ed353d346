import { RemessasList } from '../../../remessas/remessas-list.tsx'
import { useSession } from '../../session.ts'

export function RemessasScreen() {
  return <RemessasList who={useSession()} />
}
