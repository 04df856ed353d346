import { PrazosPage } from '../../../prazos/prazos-page.tsx'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { useSession } from '../../session.ts'

export function PrazosScreen() {
  return <PrazosPage who={useSession()} secretarias={useSecretariaChoices()} />
}
