import { RegraCreateForm } from '../../../documentos/regras/regra-form.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function RegraNovaScreen() {
  const back = useReturn(PATHS.checklist)
  return (
    <>
      <PageHeader
        title="Novo documento da lista"
        lead="Os projetos passam a pedi-lo assim que for acrescentado."
        back={<BackLink {...back.link}>{back.title ?? 'Documentos por etapa'}</BackLink>}
      />
      <RegraCreateForm
        onCancel={back.go}
        onSaved={(id, another) => {
          toast('Documento acrescentado à lista.', { link: { label: 'Abrir', href: pathTo('regra', id) } })
          if (!another) back.goToNew(id)
        }}
      />
    </>
  )
}
