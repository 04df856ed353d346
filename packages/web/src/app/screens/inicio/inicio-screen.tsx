import { InicioPage } from '../../../inicio/inicio-page.tsx'
import { useSession } from '../../session.ts'

export function InicioScreen() {
  return <InicioPage who={useSession()} />
}
