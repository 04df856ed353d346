import { PATHS } from '../../../paths.ts'
import { EditForm } from '../../../secretarias/edit-form.tsx'
import { perfilLink } from '../../../secretarias/links.ts'
import { secretariaQuery } from '../../../secretarias/queries.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
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
  const name = edited.record?.nomesecretaria
  useRecordTitle(name, 'Alterar dados')
  return (
    <EditScreen
      {...edited}
      entidade="secretarias"
      title="Alterar dados"
      lead={name ?? ''}
      back={back}
      backTitle={LIST}
      actions={
        <ButtonLink {...perfilLink(edited.id)} variant="default">
          Perfil Secretário
        </ButtonLink>
      }
      lines={6}
      form={(secretaria) => (
        <EditForm
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
