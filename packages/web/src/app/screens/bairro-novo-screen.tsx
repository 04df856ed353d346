import { MESSAGES } from '@paco/domain/bairros/messages'
import { useNavigate } from '@tanstack/react-router'
import { LancamentoCreateForm } from '../../bairros/lancamento-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { BackLink } from './back-link.tsx'

export function BairroNovoScreen() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title="Novo Lançamento"
        lead="Quanto vai para um bairro, para quê e de que fonte."
        back={<BackLink to={PATHS.projetosBairros}>Projetos por Bairros</BackLink>}
      />
      <LancamentoCreateForm
        onCancel={() => void navigate({ to: PATHS.projetosBairros })}
        onSaved={() => {
          toast(MESSAGES.created)
          void navigate({ to: PATHS.home })
        }}
      />
    </>
  )
}
