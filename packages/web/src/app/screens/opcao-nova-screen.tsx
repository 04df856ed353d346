import { useNavigate } from '@tanstack/react-router'
import { OpcaoCreateForm } from '../../orcamento/opcao-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { secretariaOptions } from '../secretaria-options.ts'
import { BackLink } from './back-link.tsx'

export function OpcaoNovaScreen() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: PATHS.opcoesOrcamento })
  return (
    <>
      <PageHeader
        title="Nova opção do orçamento"
        lead="Ela é oferecida no formulário de lançamentos assim que for criada."
        back={<BackLink to={PATHS.opcoesOrcamento}>Opções do orçamento</BackLink>}
      />
      <OpcaoCreateForm
        secretarias={secretariaOptions}
        onCancel={toList}
        onSaved={() => {
          toast('Opção criada.')
          toList()
        }}
      />
    </>
  )
}
