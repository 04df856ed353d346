import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { HistoricoPanel } from '../../../auditoria/historico-panel.tsx'
import { PATHS } from '../../../paths.ts'
import { EditForm } from '../../../secretarias/edit-form.tsx'
import { secretariaQuery } from '../../../secretarias/queries.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useEntities } from '../../use-entities.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function EditSecretariaScreen() {
  const id = Number(useParams({ strict: false }).id)
  const back = useReturn(PATHS.fichaSecretario)
  const done = useReturn(PATHS.relacao, { fixed: true })
  const entities = useEntities()
  const { data: secretaria, error, refetch } = useQuery(secretariaQuery(id))
  useRecordTitle(secretaria?.nomesecretaria, 'Alterar dados')
  return (
    <>
      <PageHeader
        title="Alterar dados"
        lead={secretaria?.nomesecretaria ?? ''}
        back={<BackLink {...back.link}>{back.title ?? 'Relação Secretarias'}</BackLink>}
      >
        <ButtonLink to={PATHS.perfil} search={{ secretaria: id } as never} variant="default">
          Perfil Secretário
        </ButtonLink>
      </PageHeader>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!secretaria && !error && <Skeleton lines={6} />}
      {secretaria && (
        <>
          <EditForm
            secretaria={secretaria}
            onSaved={() => {
              toast('Dados alterados com sucesso.', {
                link: { label: back.title ?? 'Relação Secretarias', href: back.href },
              })
              done.go()
            }}
          />
          <HistoricoPanel entidade="secretarias" registroId={id} entity={entities.secretarias} />
        </>
      )}
    </>
  )
}
