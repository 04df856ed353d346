import { MESSAGES } from '@paco/domain/pca/messages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { HistoricoPanel } from '../../../auditoria/historico-panel.tsx'
import { PATHS, pathTo } from '../../../paths.ts'
import { PcaEditForm } from '../../../pca/pca-form.tsx'
import { PcaProblem } from '../../../pca/pca-problem.tsx'
import { pcaQuery } from '../../../pca/queries.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useEntities } from '../../use-entities.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function PcaEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const back = useReturn(PATHS.listaPca, { record: { path: pathTo('viewPca', id), title: `PCA ${id}` } })
  const done = useReturn(PATHS.listaPca, { fixed: true })
  const entities = useEntities()
  const { data: pca, error, refetch } = useQuery(pcaQuery(id))
  useRecordTitle(pca?.objeto, 'Editar PCA')
  return (
    <>
      <PageHeader
        title="Editar PCA"
        lead={pca ? `PCA ${pca.id}: ${pca.objeto}` : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Lista de PCA'}</BackLink>}
      />
      {error && <PcaProblem error={error} onRetry={() => void refetch()} />}
      {!pca && !error && <Skeleton lines={8} />}
      {pca && (
        <>
          <PcaEditForm
            pca={pca}
            secretarias={secretariaOptions}
            onCancel={back.go}
            onSaved={() => {
              toast(MESSAGES.updated)
              done.go()
            }}
          />
          <HistoricoPanel entidade="pca" registroId={id} entity={entities.pca} />
        </>
      )}
    </>
  )
}
