import { prazosCalls } from '@paco/domain/prazos/contract'
import { cumprimentoCreate } from '@paco/domain/prazos/cumprimento'
import { MESSAGES } from '@paco/domain/prazos/messages'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { cumprimentoFields } from './cumprimento-fields.ts'
import type { Marcavel } from './marcar-cumprido.tsx'

interface CumprimentoDialogProps {
  prazo: Marcavel
  onClose: () => void
}

/** Says that a legal deadline was met. */
export function CumprimentoDialog({ prazo, onClose }: CumprimentoDialogProps) {
  const queryClient = useQueryClient()
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
        submit={(body) => request(prazosCalls.markPrazo, { body })}
        onSuccess={() => {
          toast(MESSAGES.marked)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
