import { regraQuery } from '../../../documentos/regras/queries.ts'
import { RegraEditForm } from '../../../documentos/regras/regra-form.tsx'
import { useSetAtiva } from '../../../documentos/regras/use-set-ativa.ts'
import { PATHS } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'

export function RegraEditScreen() {
  const back = useReturn(PATHS.checklist)
  const edited = useEditedRecord(regraQuery)
  const { record } = edited
  const setAtiva = useSetAtiva()
  useRecordTitle(record?.nome, 'Editar')
  return (
    <EditScreen
      {...edited}
      entidade="checklist_regras"
      title={record?.nome ?? 'Documento da lista'}
      badge={
        record && (
          <StatusPill tone={record.ativa ? 'ok' : 'idle'}>
            {record.ativa ? 'Em uso' : 'Fora de uso'}
          </StatusPill>
        )
      }
      lead={record ? `Etapa ${record.etapa} · código ${record.codigo}` : ''}
      back={back}
      backTitle="Documentos por etapa"
      actions={
        record && (
          <Button variant="default" loading={setAtiva.isPending} onClick={() => void setAtiva.ask(record)}>
            {record.ativa ? 'Tirar de uso' : 'Trazer de volta'}
          </Button>
        )
      }
      problem={setAtiva.error && <Problem error={setAtiva.error} />}
      lines={6}
      form={(regra) => (
        <RegraEditForm
          // Taking it out of use or bringing it back made a new version: start from it, with what was typed in the draft.
          key={String(regra.ativa)}
          regra={regra}
          onCancel={back.go}
          onSaved={() => {
            toast('Documento da lista alterado.')
            back.go()
          }}
        />
      )}
    />
  )
}
