import { MESSAGES } from '@paco/domain/orcamento/messages'
import { canChangeLancamento } from '@paco/domain/orcamento/policy'
import { LancamentoEditForm } from '../../../orcamento/lancamento-form.tsx'
import { lancamentoQuery } from '../../../orcamento/queries.ts'
import { PATHS } from '../../../paths.ts'
import { secretariaOptions, useSecretariaChoices } from '../../../secretarias/choices.ts'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { ProjetosVinculados } from '../../../vinculos/projetos-vinculados.tsx'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditable } from '../use-editable.ts'
import { useEditedRecord } from '../use-edited-record.ts'

export function OrcamentoEditScreen() {
  const edited = useEditedRecord(lancamentoQuery)
  const { who, record, error } = useEditable({
    ...edited,
    mayEdit: canChangeLancamento,
    list: PATHS.orcamento,
    words: MESSAGES,
  })
  const back = useReturn(PATHS.orcamento)
  const secretarias = useSecretariaChoices()
  const name = record && `Ficha ${record.ficha}, ${record.secretaria_nome}`
  useRecordTitle(name, 'Editar')
  return (
    <EditScreen
      {...edited}
      record={record}
      error={error}
      waiting={!edited.record && !edited.error}
      entidade="orcamento"
      title="Alterar Lançamento Orçamentário"
      lead={name ?? ''}
      back={back}
      backTitle="Lista de Lançamentos"
      lines={8}
      below={({ id }) => <ProjetosVinculados tipo="orcamento" id_alvo={id} />}
      form={(lancamento) => (
        <LancamentoEditForm
          lancamento={lancamento}
          who={who}
          secretarias={secretarias}
          choosable={secretariaOptions}
          onCancel={back.go}
          onSaved={() => {
            toast('Lançamento alterado.')
            back.go()
          }}
        />
      )}
    />
  )
}
