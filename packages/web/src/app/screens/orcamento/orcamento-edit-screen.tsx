import { HistoricoPanel } from '../../../auditoria/historico-panel.tsx'
import { LancamentoEditForm } from '../../../orcamento/lancamento-form.tsx'
import { PATHS } from '../../../paths.ts'
import { secretariaOptions, useSecretariaChoices } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useEntities } from '../../use-entities.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { useEditableLancamento } from './use-editable-lancamento.ts'

export function OrcamentoEditScreen() {
  const { id, who, lancamento, error, retry, loading } = useEditableLancamento()
  const back = useReturn(PATHS.orcamento)
  const secretarias = useSecretariaChoices()
  const entities = useEntities()
  useRecordTitle(lancamento && `Ficha ${lancamento.ficha}, ${lancamento.secretaria_nome}`, 'Editar')
  return (
    <>
      <PageHeader
        title="Alterar Lançamento Orçamentário"
        lead={lancamento ? `Ficha ${lancamento.ficha}, ${lancamento.secretaria_nome}` : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Lista de Lançamentos'}</BackLink>}
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
            onCancel={back.go}
            onSaved={() => {
              toast('Lançamento alterado.')
              back.go()
            }}
          />
          <HistoricoPanel entidade="orcamento" registroId={id} entity={entities.orcamento} />
        </>
      )}
    </>
  )
}
