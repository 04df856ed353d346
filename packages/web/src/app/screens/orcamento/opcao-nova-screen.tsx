import { OpcaoCreateForm } from '../../../orcamento/opcao-form.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function OpcaoNovaScreen() {
  const back = useReturn(PATHS.opcoesOrcamento)
  return (
    <>
      <PageHeader
        title="Nova opção do orçamento"
        lead="Ela é oferecida no formulário de lançamentos assim que for criada."
        back={<BackLink {...back.link}>{back.title ?? 'Opções do orçamento'}</BackLink>}
      />
      <OpcaoCreateForm
        secretarias={secretariaOptions}
        onCancel={back.go}
        onSaved={(id, another) => {
          toast('Opção criada.', { link: { label: 'Abrir', href: pathTo('opcao', id) } })
          if (!another) back.goToNew(id)
        }}
      />
    </>
  )
}
