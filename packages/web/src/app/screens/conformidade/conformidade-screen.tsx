import { ConformidadePage } from '../../../conformidade/conformidade-page.tsx'
import { useSession } from '../../session.ts'

export function ConformidadeScreen() {
  return <ConformidadePage who={useSession()} />
}
