import type { SessionUser } from '@paco/domain/shared/roles'
import { vinculosCalls } from '@paco/domain/vinculos/contract'
import { MESSAGES } from '@paco/domain/vinculos/messages'
import { type Vinculo, vinculoCreate, vinculoUpdate } from '@paco/domain/vinculos/vinculo'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { valorFields, vinculoFields } from './vinculo-fields.tsx'

/** What the project is linked to: a kind, a record of it, and how much of it is used. */
export function VincularDialog({
  id_projeto,
  who,
  onClose,
}: {
  id_projeto: number
  who: SessionUser | null
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => vinculoFields(who), [who])
  const fixed = useMemo(() => ({ id_projeto }), [id_projeto])
  return (
    <FormDialog title="Vincular o projeto" onClose={onClose}>
      <EntityForm
        label="Vincular o projeto"
        fields={fields}
        schema={vinculoCreate}
        fixed={fixed}
        submitLabel="Vincular"
        onCancel={onClose}
        submit={(body) => request(vinculosCalls.createVinculo, { body })}
        onSuccess={() => {
          void queryClient.invalidateQueries()
          toast(MESSAGES.created)
          onClose()
        }}
      />
    </FormDialog>
  )
}

/** How much of it the project uses. */
export function ValorDialog({ vinculo, onClose }: { vinculo: Vinculo; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { id } = vinculo
  return (
    <FormDialog title={vinculo.alvo} onClose={onClose}>
      <EntityForm
        label="Valor do vínculo"
        fields={valorFields}
        schema={vinculoUpdate}
        initial={vinculo}
        submitLabel="Salvar"
        onCancel={onClose}
        submit={(body) => request(vinculosCalls.updateVinculo, { params: { id }, body })}
        onSuccess={() => {
          void queryClient.invalidateQueries()
          onClose()
        }}
      />
    </FormDialog>
  )
}
