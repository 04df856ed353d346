import type { BodyInput } from '@paco/domain/http/call'
import { prazosCalls } from '@paco/domain/prazos/contract'
import { cumprimentoCreate } from '@paco/domain/prazos/cumprimento'
import { MESSAGES } from '@paco/domain/prazos/messages'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { upload } from '../http/upload.ts'
import { ProgressBar } from '../ui/charts/progress-bar.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { useWay, wayText } from '../ui/file/use-way.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { cumprimentoFields } from './cumprimento-fields.tsx'
import type { Marcavel } from './marcar-cumprido.tsx'

interface CumprimentoDialogProps {
  prazo: Marcavel
  onClose: () => void
}

type Body = BodyInput<typeof prazosCalls.markPrazo>

/** Says that a legal deadline was met. */
export function CumprimentoDialog({ prazo, onClose }: CumprimentoDialogProps) {
  const queryClient = useQueryClient()
  const { percent, send } = useWay()
  const submit = async ({ arquivo, ...body }: Body): Promise<unknown> =>
    arquivo instanceof File
      ? send((way) =>
          upload(prazosCalls.markPrazo, { params: undefined, name: 'arquivo', file: arquivo, body, ...way }),
        )
      : request(prazosCalls.markPrazo, { body })
  const { chave, titulo, detalhe, base_legal } = prazo
  return (
    <FormDialog title="Marcar como cumprido" onClose={onClose}>
      <p className={words.below12}>
        <b>{detalhe}</b>
        <span className={`${shared.note} ${words.block}`}>
          {titulo} · {base_legal}
        </span>
      </p>
      <EntityForm
        label="Marcar como cumprido"
        fields={cumprimentoFields}
        schema={cumprimentoCreate}
        initial={{ cumprido_em: hoje() }}
        fixed={{ chave }}
        draftKey={`prazos/${chave}`}
        submitLabel="Marcar como cumprido"
        onCancel={onClose}
        submit={submit}
        onSuccess={() => {
          toast(MESSAGES.marked)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
      {percent === null ? null : (
        <div className={words.above12}>
          <ProgressBar label="Envio do arquivo" value={percent} text={wayText(percent)} />
        </div>
      )}
    </FormDialog>
  )
}
