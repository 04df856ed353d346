import { useQuery } from '@tanstack/react-query'
import { nomesSecretariasQuery } from '../../../secretarias/queries.ts'
import { UsuariosList } from '../../../usuarios/usuarios-list.tsx'
import { useSession } from '../../session.ts'

export function UsuariosScreen() {
  const { data = [] } = useQuery(nomesSecretariasQuery)
  const secretarias = data.map(({ id, nomesecretaria }) => ({ value: id, label: nomesecretaria }))
  return <UsuariosList who={useSession()} secretarias={secretarias} />
}
