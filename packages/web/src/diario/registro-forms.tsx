import { diarioCalls } from '@paco/domain/diario/contract'
import { MESSAGES } from '@paco/domain/diario/messages'
import { type RegistroDiario, registroCorrigir, registroSemEfeito } from '@paco/domain/diario/registro'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { useAsOpened } from '../ui/use-as-opened.ts'
import { corrigirFields, semEfeitoFields } from './fields.ts'

export type Mudanca = 'corrigir' | 'sem_efeito'

interface RegistroFormsProps {
  registro: RegistroDiario
  mudanca: Mudanca
  onClose: () => void
}

/** Corrects what is said of a picture, or makes an entry without effect. */
export function RegistroForms({ registro: read, mudanca, onClose }: RegistroFormsProps) {
  const registro = useAsOpened(read)
  const queryClient = useQueryClient()
  const params = { id: registro.id }
  const done = (text: string) => {
    toast(text)
    onClose()
    void queryClient.invalidateQueries()
  }
  if (mudanca === 'corrigir')
    return (
      <FormDialog title="Corrigir a foto" onClose={onClose}>
        <EntityForm
          label="Corrigir a foto"
          schema={registroCorrigir}
          fields={corrigirFields}
          initial={registro}
          onCancel={onClose}
          submit={(body) => request(diarioCalls.correctRegistro, { params, body })}
          onSuccess={() => done(MESSAGES.corrected)}
        />
      </FormDialog>
    )
  return (
    <FormDialog title="Tornar sem efeito" onClose={onClose}>
      <EntityForm
        label="Tornar sem efeito"
        schema={registroSemEfeito}
        fields={semEfeitoFields}
        fixed={{ versao: registro.versao }}
        submitLabel="Tornar sem efeito"
        onCancel={onClose}
        submit={(body) => request(diarioCalls.annulRegistro, { params, body })}
        onSuccess={() => done(MESSAGES.annulled)}
      />
    </FormDialog>
  )
}
