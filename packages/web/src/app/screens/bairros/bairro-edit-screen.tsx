import { MESSAGES } from '@paco/domain/bairros/messages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { HistoricoPanel } from '../../../auditoria/historico-panel.tsx'
import { LancamentoEditForm } from '../../../bairros/lancamento-form.tsx'
import { lancamentoBairroQuery } from '../../../bairros/queries.ts'
import { PATHS } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useEntities } from '../../use-entities.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function BairroEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const back = useReturn(PATHS.projetosBairros)
  const entities = useEntities()
  const { data: lancamento, error, refetch } = useQuery(lancamentoBairroQuery(id))
  useRecordTitle(lancamento?.Descricao, 'Editar')
  return (
    <>
      <PageHeader
        title="Editar Lançamento"
        lead={lancamento ? `Lançamento ${lancamento.ID}: ${lancamento.Bairro}` : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Projetos por Bairros'}</BackLink>}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!lancamento && !error && <Skeleton lines={6} />}
      {lancamento && (
        <>
          <LancamentoEditForm
            lancamento={lancamento}
            onCancel={back.go}
            onSaved={() => {
              toast(MESSAGES.updated)
              back.go()
            }}
          />
          <HistoricoPanel
            entidade="lancamentos_bairros"
            registroId={id}
            entity={entities.lancamentos_bairros}
          />
        </>
      )}
    </>
  )
}
