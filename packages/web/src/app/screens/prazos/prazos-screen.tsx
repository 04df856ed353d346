import { PrazosPage } from '../../../prazos/prazos-page.tsx'
import { useSession } from '../../session.ts'
import { useSecretariaChoices } from '../../use-secretaria-choices.ts'

export function PrazosScreen() {
  return <PrazosPage who={useSession()} secretarias={useSecretariaChoices()} />
}
