import { NIVEL_LABELS, quandoText } from '@paco/domain/calendario/feriado'
import { FeriadoEditForm } from '../../../calendario/feriado-form.tsx'
import { useDeleteFeriado, useSetAtivo } from '../../../calendario/feriado-writes.ts'
import { feriadoQuery } from '../../../calendario/queries.ts'
import { PATHS } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'

export function FeriadoEditScreen() {
  const back = useReturn(PATHS.calendario)
  const edited = useEditedRecord(feriadoQuery)
  const { record } = edited
  const setAtivo = useSetAtivo()
  const remove = useDeleteFeriado(back.go)
  const error = setAtivo.error ?? remove.error
  useRecordTitle(record?.nome, 'Editar')
  return (
    <EditScreen
      {...edited}
      entidade="feriados"
      title={record?.nome ?? 'Feriado'}
      badge={
        record && (
          <StatusPill tone={record.ativo ? 'ok' : 'idle'}>
            {record.ativo ? 'Em uso' : 'Fora de uso'}
          </StatusPill>
        )
      }
      lead={record ? `${NIVEL_LABELS[record.nivel]}, ${quandoText(record)}` : ''}
      back={back}
      backTitle="Calendário da cidade"
      actions={
        record && (
          <>
            <Button variant="default" loading={setAtivo.isPending} onClick={() => void setAtivo.ask(record)}>
              {record.ativo ? 'Tirar de uso' : 'Trazer de volta'}
            </Button>
            <Button variant="default" loading={remove.isPending} onClick={() => void remove.ask(record)}>
              Excluir
            </Button>
          </>
        )
      }
      problem={error && <Problem error={error} />}
      lines={3}
      form={(feriado) => (
        <FeriadoEditForm
          // Taking it out of use or bringing it back made a new version: start from it, with what was typed in the draft.
          key={String(feriado.ativo)}
          feriado={feriado}
          onCancel={back.go}
          onSaved={() => {
            toast('Feriado alterado.')
            back.go()
          }}
        />
      )}
    />
  )
}
