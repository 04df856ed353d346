import { MESSAGES } from '@paco/domain/orcamento/messages'
import { LancamentoCreateForm } from '../../../orcamento/lancamento-form.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { secretariaOptions, useSecretariaChoices } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function OrcamentoNovoScreen() {
  const back = useReturn(PATHS.orcamento)
  const done = useReturn(PATHS.orcamento, { fixed: true })
  return (
    <>
      <PageHeader
        title="Adicionar Novo Lançamento Orçamentário"
        lead="Os códigos podem ser escolhidos nas listas, pesquisados por número ou por palavra, ou escritos."
        back={<BackLink {...back.link}>{back.title ?? 'Lista de Lançamentos'}</BackLink>}
      />
      <LancamentoCreateForm
        who={useSession()}
        secretarias={useSecretariaChoices()}
        choosable={secretariaOptions}
        onCancel={back.go}
        onSaved={(id, another) => {
          toast(MESSAGES.created, { link: { label: 'Abrir', href: pathTo('editOrcamento', id) } })
          if (!another) done.goToNew(id)
        }}
      />
    </>
  )
}
