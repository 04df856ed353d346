import { MESSAGES } from '@paco/domain/pca/messages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { HistoricoPanel } from '../../auditoria/historico-panel.tsx'
import { PcaEditForm } from '../../pca/pca-form.tsx'
import { PcaProblem } from '../../pca/pca-problem.tsx'
import { pcaQuery } from '../../pca/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { secretariaOptions } from '../secretaria-options.ts'
import { useEntities } from '../use-entities.ts'
import { BackLink } from './back-link.tsx'

export function PcaEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const navigate = useNavigate()
  const entities = useEntities()
  const { data: pca, error, refetch } = useQuery(pcaQuery(id))
  const toList = () => void navigate({ to: PATHS.listaPca })
  return (
    <>
      <PageHeader
        title="Editar PCA"
        lead={pca ? `PCA ${pca.id}: ${pca.objeto}` : ''}
        back={<BackLink to={PATHS.listaPca}>Lista de PCA</BackLink>}
      />
      {error && <PcaProblem error={error} onRetry={() => void refetch()} />}
      {!pca && !error && <Skeleton lines={8} />}
      {pca && (
        <>
          <PcaEditForm
            pca={pca}
            secretarias={secretariaOptions}
            onCancel={toList}
            onSaved={() => {
              toast(MESSAGES.updated)
              toList()
            }}
          />
          <HistoricoPanel entidade="pca" registroId={id} entity={entities.pca} />
        </>
      )}
    </>
  )
}
