import { MESSAGES } from '@paco/domain/convenios/messages'
import { useNavigate } from '@tanstack/react-router'
import { ConvenioForm } from '../../convenios/convenio-form.tsx'
import { listLink } from '../../convenios/links.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { BackLink } from './back-link.tsx'
import { useFamilia } from './use-familia.ts'

export function ConvenioNovoScreen() {
  const familia = useFamilia()
  const navigate = useNavigate()
  const list = listLink(familia.key)
  const toList = () => void navigate({ to: `/convenios${familia.key}` })
  return (
    <>
      <PageHeader
        title={`Novo convênio ${familia.label}`}
        lead={familia.sobre}
        back={<BackLink {...list}>{`Convênios ${familia.label}`}</BackLink>}
      />
      <ConvenioForm
        key={familia.key}
        familia={familia}
        onCancel={toList}
        onSaved={() => {
          toast(MESSAGES.created)
          toList()
        }}
      />
    </>
  )
}
