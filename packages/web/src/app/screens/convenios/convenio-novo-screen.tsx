import { MESSAGES } from '@paco/domain/convenios/messages'
import { ConvenioForm } from '../../../convenios/convenio-form.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { useFamilia } from './use-familia.ts'

export function ConvenioNovoScreen() {
  const familia = useFamilia()
  const list = `/convenios${familia.key}`
  const back = useReturn(list)
  const done = useReturn(list, { fixed: true })
  return (
    <>
      <PageHeader
        title={`Novo convênio ${familia.label}`}
        lead={familia.sobre}
        back={<BackLink {...back.link}>{back.title ?? `Convênios ${familia.label}`}</BackLink>}
      />
      <ConvenioForm
        key={familia.key}
        familia={familia}
        onCancel={back.go}
        onSaved={(id, another) => {
          toast(MESSAGES.created, { link: { label: 'Abrir', href: `/editconvenios${familia.key}/${id}` } })
          if (!another) done.goToNew(id)
        }}
      />
    </>
  )
}
