import { useNavigate } from '@tanstack/react-router'
import { HistoricoPanel } from '../../auditoria/historico-panel.tsx'
import { LancamentoEditForm } from '../../orcamento/lancamento-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { secretariaOptions } from '../secretaria-options.ts'
import { useEntities } from '../use-entities.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'
import { BackLink } from './back-link.tsx'
import { useEditableLancamento } from './use-editable-lancamento.ts'

export function OrcamentoEditScreen() {
  const { id, who, lancamento, error, retry, loading } = useEditableLancamento()
  const navigate = useNavigate()
  const secretarias = useSecretariaChoices()
  const entities = useEntities()
  const toList = () => void navigate({ to: PATHS.orcamento })
  return (
    <>
      <PageHeader
        title="Alterar Lançamento Orçamentário"
        lead={lancamento ? `Ficha ${lancamento.ficha}, ${lancamento.secretaria_nome}` : ''}
        back={<BackLink to={PATHS.orcamento}>Lista de Lançamentos</BackLink>}
      />
      {error && <ErrorState error={error} onRetry={retry} />}
      {loading && <Skeleton lines={8} />}
      {lancamento && (
        <>
          <LancamentoEditForm
            lancamento={lancamento}
            who={who}
            secretarias={secretarias}
            choosable={secretariaOptions}
            onCancel={toList}
            onSaved={() => {
              toast('Lançamento alterado.')
              toList()
            }}
          />
          <HistoricoPanel entidade="orcamento" registroId={id} entity={entities.orcamento} />
        </>
      )}
    </>
  )
}
