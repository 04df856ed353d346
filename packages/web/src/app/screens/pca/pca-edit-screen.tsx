import { MESSAGES } from '@paco/domain/pca/messages'
import { SERVER_ERROR } from '@paco/domain/shared/errors'
import { PATHS, pathTo } from '../../../paths.ts'
import { PcaEditForm } from '../../../pca/pca-form.tsx'
import { pcaQuery } from '../../../pca/queries.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { isServerFailure } from '../../../ui/failures.ts'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'

export function PcaEditScreen() {
  const edited = useEditedRecord(pcaQuery)
  const { id, record, error } = edited
  const back = useReturn(PATHS.listaPca, { record: { path: pathTo('viewPca', id), title: `PCA ${id}` } })
  const done = useReturn(PATHS.listaPca, { fixed: true })
  useRecordTitle(record?.objeto, 'Editar PCA')
  return (
    <EditScreen
      {...edited}
      entidade="pca"
      title="Editar PCA"
      lead={record ? `PCA ${record.id}: ${record.objeto}` : ''}
      back={back}
      backTitle="Lista de PCA"
      errorTitle={isServerFailure(error) ? SERVER_ERROR : undefined}
      lines={8}
      form={(pca) => (
        <PcaEditForm
          pca={pca}
          secretarias={secretariaOptions}
          onCancel={back.go}
          onSaved={() => {
            toast(MESSAGES.updated)
            done.go()
          }}
        />
      )}
    />
  )
}
