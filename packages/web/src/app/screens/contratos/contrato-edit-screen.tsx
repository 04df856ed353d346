import { MESSAGES } from '@paco/domain/contratos/messages'
import { canEditContrato } from '@paco/domain/contratos/policy'
import { ContratoEditForm } from '../../../contratos/contrato-form.tsx'
import { contratoQuery } from '../../../contratos/queries.ts'
import { PATHS } from '../../../paths.ts'
import { pessoasSearch } from '../../../pesquisa/pessoas-search.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditable } from '../use-editable.ts'
import { useEditedRecord } from '../use-edited-record.ts'

export function ContratoEditScreen() {
  const edited = useEditedRecord(contratoQuery)
  const { who, record, error } = useEditable({
    ...edited,
    mayEdit: canEditContrato,
    list: PATHS.contratos,
    words: MESSAGES,
  })
  const back = useReturn(PATHS.contratos)
  const name = record && `Contrato ${record.numero_ano}`
  useRecordTitle(name, 'Editar')
  return (
    <EditScreen
      {...edited}
      record={record}
      error={error}
      waiting={!edited.record && !edited.error}
      entidade="contratos"
      title={name ? `Alterar ${name}` : 'Alterar contrato'}
      lead={record?.empresa ?? ''}
      back={back}
      backTitle="Contratos"
      lines={12}
      form={(contrato) => (
        <ContratoEditForm
          contrato={contrato}
          who={who}
          secretarias={secretariaOptions}
          conhecidas={pessoasSearch}
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
