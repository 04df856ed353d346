import { PATHS } from '../../../paths.ts'
import { EditForm } from '../../../secretarias/edit-form.tsx'
import { perfilLink } from '../../../secretarias/links.ts'
import { secretariaQuery } from '../../../secretarias/queries.ts'
import { useDeleteSecretaria, useSetAtiva } from '../../../secretarias/secretaria-writes.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useReturn } from '../../use-return.ts'
import { EditScreen } from '../edit-screen.tsx'
import { useEditedRecord } from '../use-edited-record.ts'

const LIST = 'Relação Secretarias'

export function EditSecretariaScreen() {
  const back = useReturn(PATHS.fichaSecretario)
  const done = useReturn(PATHS.relacao, { fixed: true })
  const edited = useEditedRecord(secretariaQuery)
  const { record } = edited
  const name = record?.nomesecretaria
  const setAtiva = useSetAtiva()
  const remove = useDeleteSecretaria(back.go)
  const problem = setAtiva.error ?? remove.error
  useRecordTitle(name, 'Alterar dados')
  return (
    <EditScreen
      {...edited}
      entidade="secretarias"
      title="Alterar dados"
      lead={name ?? ''}
      back={back}
      backTitle={LIST}
      badge={record && !record.ativo && <StatusPill tone="idle">Desativada</StatusPill>}
      actions={
        <>
          <ButtonLink {...perfilLink(edited.id)} variant="default">
            Perfil Secretário
          </ButtonLink>
          {record && (
            <>
              <Button
                variant="default"
                loading={setAtiva.isPending}
                onClick={() => void setAtiva.ask(record)}
              >
                {record.ativo ? 'Desativar' : 'Reativar'}
              </Button>
              <Button variant="default" loading={remove.isPending} onClick={() => void remove.ask(record)}>
                Excluir
              </Button>
            </>
          )}
        </>
      }
      problem={problem && <Problem error={problem} />}
      lines={6}
      form={(secretaria) => (
        <EditForm
          // Whether it is in use may change beside the form: start from it, with what was typed in the draft.
          key={secretaria.versao}
          secretaria={secretaria}
          onSaved={() => {
            toast('Dados alterados com sucesso.', { link: { label: back.title ?? LIST, href: back.href } })
            done.go()
          }}
        />
      )}
    />
  )
}
