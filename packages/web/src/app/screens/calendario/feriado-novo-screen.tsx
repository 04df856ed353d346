import { FeriadoCreateForm } from '../../../calendario/feriado-form.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function FeriadoNovoScreen() {
  const back = useReturn(PATHS.calendario)
  return (
    <>
      <PageHeader
        title="Novo feriado"
        lead="Os prazos em dias úteis passam a contar com ele assim que for criado."
        back={<BackLink {...back.link}>{back.title ?? 'Calendário da cidade'}</BackLink>}
      />
      <FeriadoCreateForm
        onCancel={back.go}
        onSaved={(id, another) => {
          toast('Feriado criado.', { link: { label: 'Abrir', href: pathTo('feriado', id) } })
          if (!another) back.goToNew(id)
        }}
      />
    </>
  )
}
