import { MESSAGES } from '@paco/domain/bairros/messages'
import { LancamentoEditForm } from '../../../bairros/lancamento-form.tsx'
import { lancamentoBairroQuery } from '../../../bairros/queries.ts'
import { PATHS } from '../../../paths.ts'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { ProjetosVinculados } from '../../../vinculos/projetos-vinculados.tsx'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'

export function BairroEditScreen() {
  const back = useReturn(PATHS.projetosBairros)
  const edited = useEditedRecord(lancamentoBairroQuery)
  const { record } = edited
  useRecordTitle(record?.Descricao, 'Editar')
  return (
    <EditScreen
      {...edited}
      entidade="lancamentos_bairros"
      title="Editar Lançamento"
      lead={record ? `Lançamento ${record.ID}: ${record.Bairro}` : ''}
      back={back}
      backTitle="Projetos por Bairros"
      lines={6}
      below={({ Bairro }) => <ProjetosVinculados tipo="bairro" alvo={Bairro} />}
      form={(lancamento) => (
        <LancamentoEditForm
          lancamento={lancamento}
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
