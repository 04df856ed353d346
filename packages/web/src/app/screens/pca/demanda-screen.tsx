import { MESSAGES } from '@paco/domain/pca/messages'
import { canManagePca } from '@paco/domain/pca/policy'
import { PATHS, pathTo } from '../../../paths.ts'
import { PcaEditForm } from '../../../pca/pca-form.tsx'
import { pcaQuery } from '../../../pca/queries.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'

/** A demand that its department has not sent, or that came back. */
export function DemandaScreen() {
  const who = useSession()
  const edited = useEditedRecord(pcaQuery)
  const { id, record } = edited
  const back = useReturn(pathTo('viewPca', id), {
    record: { path: pathTo('viewPca', id), title: `PCA ${id}` },
  })
  const done = useReturn(PATHS.listaPca, { fixed: true })
  useRecordTitle(record?.objeto, 'Editar demanda')
  return (
    <EditScreen
      {...edited}
      entidade="pca"
      title="Editar demanda"
      lead={record ? `PCA ${record.id}: ${record.objeto}` : ''}
      back={back}
      backTitle="Lista de PCA"
      errorTitle={undefined}
      lines={8}
      form={(pca) => (
        <PcaEditForm
          pca={pca}
          demanda
          nomeiaSecretaria={canManagePca(who)}
          secretarias={secretariaOptions}
          onCancel={back.go}
          onSaved={() => {
            toast(MESSAGES.demandUpdated)
            done.go()
          }}
        />
      )}
    />
  )
}
