import { MESSAGES } from '@paco/domain/emendas/messages'
import { canChangeEmenda } from '@paco/domain/emendas/policy'
import { EmendaEditForm } from '../../../emendas/emenda-form.tsx'
import { emendaQuery } from '../../../emendas/queries.ts'
import { PATHS } from '../../../paths.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditable } from '../use-editable.ts'
import { useEditedRecord } from '../use-edited-record.ts'

export function EmendaEditScreen() {
  const edited = useEditedRecord(emendaQuery)
  const { who, record, error } = useEditable({
    ...edited,
    mayEdit: canChangeEmenda,
    list: PATHS.emendas,
    words: MESSAGES,
  })
  const back = useReturn(PATHS.emendas)
  const name = record && `Emenda ${record.numero}/${record.ano}`
  useRecordTitle(name, 'Editar')
  return (
    <EditScreen
      {...edited}
      record={record}
      error={error}
      waiting={!edited.record && !edited.error}
      entidade="emendas"
      title={name ? `Alterar ${name}` : 'Alterar emenda'}
      lead={record?.autor ?? ''}
      back={back}
      backTitle="Emendas"
      lines={10}
      form={(emenda) => (
        <EmendaEditForm
          emenda={emenda}
          who={who}
          secretarias={secretariaOptions}
          onCancel={back.go}
          onSaved={() => {
            toast(MESSAGES.updated)
            back.go()
          }}
        />
      )}
    />
  )
}
