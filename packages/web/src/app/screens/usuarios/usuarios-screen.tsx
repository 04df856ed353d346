import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { UsuariosList } from '../../../usuarios/usuarios-list.tsx'
import { useSession } from '../../session.ts'

export function UsuariosScreen() {
  return <UsuariosList who={useSession()} secretarias={useSecretariaChoices()} />
}
