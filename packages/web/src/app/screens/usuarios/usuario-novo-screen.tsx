import { PATHS, pathTo } from '../../../paths.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { UsuarioCreateForm } from '../../../usuarios/usuario-form.tsx'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function UsuarioNovoScreen() {
  const back = useReturn(PATHS.usuarios)
  return (
    <>
      <PageHeader
        title="Novo usuário"
        lead="A pessoa entra com este e-mail e senha, e pode trocar a senha depois."
        back={<BackLink {...back.link}>{back.title ?? 'Usuários'}</BackLink>}
      />
      <UsuarioCreateForm
        secretarias={secretariaOptions}
        onCancel={back.go}
        onSaved={(id, another) => {
          toast('Usuário criado.', { link: { label: 'Abrir', href: pathTo('usuario', id) } })
          if (!another) back.goToNew(id)
        }}
      />
    </>
  )
}
