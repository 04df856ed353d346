import { conveniosCalls } from '@paco/domain/convenios/contract'
import type { FamiliaKey } from '@paco/domain/convenios/familias'
import { MESSAGES } from '@paco/domain/convenios/messages'
import { type Repasse, repasseCreate, repasseUpdate } from '@paco/domain/convenios/repasse'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { repasseFields } from './repasse-fields.ts'

interface NovoProps {
  familia: FamiliaKey
  id_convenio: number
  onClose: () => void
}

/** 'Registrar recebimento'. */
export function NovoRepasseDialog({ familia, id_convenio, onClose }: NovoProps) {
  const queryClient = useQueryClient()
  const fixed = useMemo(() => ({ familia, id_convenio }), [familia, id_convenio])
  return (
    <FormDialog title="Registrar recebimento" onClose={onClose}>
      <EntityForm
        label="Registrar recebimento"
        fields={repasseFields}
        schema={repasseCreate}
        fixed={fixed}
        submitLabel="Registrar"
        onCancel={onClose}
        submit={(body) => request(conveniosCalls.createRepasse, { body })}
        onSuccess={() => {
          void queryClient.invalidateQueries()
          toast(MESSAGES.repasseCreated)
          onClose()
        }}
      />
    </FormDialog>
  )
}

/** 'Alterar recebimento'. */
export function RepasseDialog({ repasse, onClose }: { repasse: Repasse; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { id } = repasse
  return (
    <FormDialog title="Alterar recebimento" onClose={onClose}>
      <EntityForm
        label="Alterar recebimento"
        fields={repasseFields}
        schema={repasseUpdate}
        initial={repasse}
        submitLabel="Salvar"
        onCancel={onClose}
        submit={(body) => request(conveniosCalls.updateRepasse, { params: { id }, body })}
        onSuccess={() => {
          void queryClient.invalidateQueries()
          toast(MESSAGES.repasseUpdated)
          onClose()
        }}
      />
    </FormDialog>
  )
}
