import { MESSAGES } from '@paco/domain/pca/messages'
import { PATHS, pathTo } from '../../../paths.ts'
import { PcaCreateForm } from '../../../pca/pca-form.tsx'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function PcaNovoScreen() {
  const back = useReturn(PATHS.listaPca)
  const done = useReturn(PATHS.listaPca, { fixed: true })
  return (
    <>
      <PageHeader
        title="Adicionar Novo PCA"
        lead="Um item do Plano de Contratações Anual."
        back={<BackLink {...back.link}>{back.title ?? 'Lista de PCA'}</BackLink>}
      />
      <PcaCreateForm
        secretarias={secretariaOptions}
        onCancel={back.go}
        onSaved={(id, another) => {
          toast(MESSAGES.created, { link: { label: 'Abrir', href: pathTo('viewPca', id) } })
          if (!another) done.goToNew(id)
        }}
      />
    </>
  )
}
