import { dispensaCreate } from '@paco/domain/documentos/checklist'
import { documentosCalls } from '@paco/domain/documentos/contract'
import { MESSAGES } from '@paco/domain/documentos/messages'
import type { Regra } from '@paco/domain/documentos/regra'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { Field } from '../../ui/entity-form/types.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { toast } from '../../ui/toast.ts'

export const dispensarFields = [
  {
    name: 'motivo',
    kind: 'textarea',
    rows: 3,
    help: 'Fica registrado com seu nome, à vista de quem controla.',
  },
] as const satisfies readonly Field[]

interface DispensarProps {
  projetoId: number
  regra: Regra
  onClose: () => void
}

/** Says why a project does without a document that its stage asks for. */
export function DispensarDialog({ projetoId, regra, onClose }: DispensarProps) {
  const queryClient = useQueryClient()
  const { codigo, nome, base } = regra
  return (
    <FormDialog title="Dispensar documento" onClose={onClose}>
      <p className={words.below12}>
        <b>{nome}</b>
        <span className={`${shared.note} ${words.block}`}>{base}</span>
      </p>
      <EntityForm
        label="Dispensar documento"
        schema={dispensaCreate}
        fields={dispensarFields}
        fixed={{ codigo }}
        draftKey={`documentos/dispensa/${projetoId}/${codigo}`}
        submitLabel="Dispensar"
        onCancel={onClose}
        submit={(body) => request(documentosCalls.waiveDocumento, { params: { id: projetoId }, body })}
        onSuccess={() => {
          toast(MESSAGES.waived)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
