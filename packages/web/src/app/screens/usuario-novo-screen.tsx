import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { UsuarioCreateForm } from '../../usuarios/usuario-form.tsx'
import { PATHS } from '../paths.ts'
import { secretariaOptions } from '../secretaria-options.ts'
import { BackLink } from './back-link.tsx'

export function UsuarioNovoScreen() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: PATHS.usuarios })
  return (
    <>
      <PageHeader
        title="Novo usuário"
        lead="A pessoa entra com este e-mail e senha, e pode trocar a senha depois."
        back={<BackLink to={PATHS.usuarios}>Usuários</BackLink>}
      />
      <UsuarioCreateForm
        secretarias={secretariaOptions}
        onCancel={toList}
        onSaved={() => {
          toast('Usuário criado.')
          toList()
        }}
      />
    </>
  )
}
