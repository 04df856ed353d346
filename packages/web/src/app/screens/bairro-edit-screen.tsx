import { MESSAGES } from '@paco/domain/bairros/messages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { HistoricoPanel } from '../../auditoria/historico-panel.tsx'
import { LancamentoEditForm } from '../../bairros/lancamento-form.tsx'
import { lancamentoBairroQuery } from '../../bairros/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { useEntities } from '../use-entities.ts'
import { BackLink } from './back-link.tsx'

export function BairroEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const navigate = useNavigate()
  const entities = useEntities()
  const { data: lancamento, error, refetch } = useQuery(lancamentoBairroQuery(id))
  const toList = () => void navigate({ to: PATHS.projetosBairros })
  return (
    <>
      <PageHeader
        title="Editar Lançamento"
        lead={lancamento ? `Lançamento ${lancamento.ID}: ${lancamento.Bairro}` : ''}
        back={<BackLink to={PATHS.projetosBairros}>Projetos por Bairros</BackLink>}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!lancamento && !error && <Skeleton lines={6} />}
      {lancamento && (
        <>
          <LancamentoEditForm
            lancamento={lancamento}
            onCancel={toList}
            onSaved={() => {
              toast(MESSAGES.updated)
              toList()
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
