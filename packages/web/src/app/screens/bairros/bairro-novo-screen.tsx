import { MESSAGES } from '@paco/domain/bairros/messages'
import { useNavigate } from '@tanstack/react-router'
import { LancamentoCreateForm } from '../../../bairros/lancamento-form.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function BairroNovoScreen() {
  const navigate = useNavigate()
  const back = useReturn(PATHS.projetosBairros)
  return (
    <>
      <PageHeader
        title="Novo Lançamento"
        lead="Quanto vai para um bairro, para quê e de que fonte."
        back={<BackLink {...back.link}>{back.title ?? 'Projetos por Bairros'}</BackLink>}
      />
      <LancamentoCreateForm
        onCancel={back.go}
        onSaved={(id, another) => {
          toast(MESSAGES.created, { link: { label: 'Abrir', href: pathTo('editProjetoBairro', id) } })
          if (!another) void navigate({ to: PATHS.home })
        }}
      />
    </>
  )
}
