import { LISTA_LABELS } from '@paco/domain/orcamento/opcao'
import { OpcaoEditForm } from '../../../orcamento/opcao-form.tsx'
import { opcaoQuery } from '../../../orcamento/queries.ts'
import { useSetOpcaoAtivo } from '../../../orcamento/use-set-opcao-ativo.ts'
import { PATHS } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'

export function OpcaoEditScreen() {
  const back = useReturn(PATHS.opcoesOrcamento)
  const edited = useEditedRecord(opcaoQuery)
  const { record } = edited
  const setAtivo = useSetOpcaoAtivo()
  useRecordTitle(record && `Opção ${record.codigo}`, 'Editar')
  return (
    <EditScreen
      {...edited}
      entidade="opcoes_orcamento"
      title={record ? `Opção ${record.codigo}` : 'Opção'}
      badge={
        record && (
          <StatusPill tone={record.ativo ? 'ok' : 'idle'}>{record.ativo ? 'Em uso' : 'Retirada'}</StatusPill>
        )
      }
      lead={record ? LISTA_LABELS[record.lista] : ''}
      back={back}
      backTitle="Opções do orçamento"
      actions={
        record && (
          <Button variant="default" loading={setAtivo.isPending} onClick={() => void setAtivo.ask(record)}>
            {record.ativo ? 'Retirar' : 'Trazer de volta'}
          </Button>
        )
      }
      problem={setAtivo.error && <Problem error={setAtivo.error} />}
      lines={4}
      form={(opcao) => (
        <OpcaoEditForm
          // Retiring it or bringing it back made a new version: start from it, with what was typed in the draft.
          key={String(opcao.ativo)}
          opcao={opcao}
          onCancel={back.go}
          onSaved={() => {
            toast('Opção alterada.')
            back.go()
          }}
        />
      )}
    />
  )
}
