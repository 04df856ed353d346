import { tableOf } from '@paco/domain/convenios/familia'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { PacoError } from '@paco/domain/shared/errors'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { HistoricoPanel } from '../../../auditoria/historico-panel.tsx'
import { ConvenioForm } from '../../../convenios/convenio-form.tsx'
import { convenioQuery } from '../../../convenios/queries.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useEntities } from '../../use-entities.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { useFamilia } from './use-familia.ts'

export function ConvenioEditScreen() {
  const familia = useFamilia()
  const id = Number(useParams({ strict: false }).id)
  const back = useReturn(`/convenios${familia.key}`)
  const entities = useEntities()
  const { data: convenio, error, refetch } = useQuery(convenioQuery(familia, id))
  const name = convenio && (convenio[familia.titulo] ?? `Convênio nº ${id}`)
  useRecordTitle(name === undefined ? null : String(name), 'Editar')
  return (
    <>
      <PageHeader
        title={`Editar convênio ${familia.label}`}
        lead={name ?? ''}
        back={<BackLink {...back.link}>{back.title ?? `Convênios ${familia.label}`}</BackLink>}
      />
      {error && (
        <ErrorState
          error={error}
          title={error instanceof PacoError ? MESSAGES.loadFailed : MESSAGES.loadUnreachable}
          onRetry={() => void refetch()}
        />
      )}
      {!convenio && !error && <Skeleton lines={8} label="Carregando o convênio…" />}
      {convenio && (
        <>
          <ConvenioForm
            key={`${familia.key}-${id}`}
            familia={familia}
            convenio={convenio}
            onCancel={back.go}
            onSaved={() => {
              toast(MESSAGES.updated)
              back.go()
            }}
          />
          <HistoricoPanel entidade={tableOf(familia)} registroId={id} entity={entities[tableOf(familia)]} />
        </>
      )}
    </>
  )
}
