import { MESSAGES } from '@paco/domain/orcamento/messages'
import { useNavigate } from '@tanstack/react-router'
import { LancamentoCreateForm } from '../../orcamento/lancamento-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { secretariaOptions } from '../secretaria-options.ts'
import { useSession } from '../session.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'
import { BackLink } from './back-link.tsx'

export function OrcamentoNovoScreen() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: PATHS.orcamento })
  return (
    <>
      <PageHeader
        title="Adicionar Novo Lançamento Orçamentário"
        lead="Os códigos podem ser escolhidos nas listas, pesquisados por número ou por palavra, ou escritos."
        back={<BackLink to={PATHS.orcamento}>Lista de Lançamentos</BackLink>}
      />
      <LancamentoCreateForm
        who={useSession()}
        secretarias={useSecretariaChoices()}
        choosable={secretariaOptions}
        onCancel={toList}
        onSaved={() => {
          toast(MESSAGES.created)
          toList()
        }}
      />
    </>
  )
}
