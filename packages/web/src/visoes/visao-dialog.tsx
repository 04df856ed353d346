import type { SessionUser } from '@paco/domain/shared/roles'
import { visoesCalls } from '@paco/domain/visoes/contract'
import { MESSAGES } from '@paco/domain/visoes/messages'
import { type Visao, visaoCreate, visaoUpdate } from '@paco/domain/visoes/visao'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { visoesQuery } from './queries.ts'
import { visaoFields } from './visao-fields.ts'

interface NovaProps {
  lista: string
  consulta: string
  who: SessionUser | null
  onSaved: (id: number) => void
  onClose: () => void
}

/** The list as it stands, under a name. */
export function NovaVisaoDialog({ lista, consulta, who, onSaved, onClose }: NovaProps) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => visaoFields(who), [who])
  const fixed = useMemo(() => ({ lista, consulta }), [lista, consulta])
  return (
    <FormDialog title="Salvar visão" onClose={onClose}>
      <EntityForm
        label="Salvar visão"
        fields={fields}
        schema={visaoCreate}
        fixed={fixed}
        submitLabel="Salvar visão"
        onCancel={onClose}
        submit={(body) => request(visoesCalls.createVisao, { body })}
        onSuccess={({ data }) => {
          void queryClient.invalidateQueries(visoesQuery(lista))
          toast(MESSAGES.created)
          onClose()
          onSaved(data.id)
        }}
      />
    </FormDialog>
  )
}

interface EditProps {
  visao: Visao
  who: SessionUser | null
  onClose: () => void
}

/** Its name, and with whom it is shared. */
export function EditVisaoDialog({ visao, who, onClose }: EditProps) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => visaoFields(who), [who])
  const { id, lista } = visao
  const reload = async () =>
    (await queryClient.fetchQuery(visoesQuery(lista))).find((one) => one.id === id) ?? visao
  return (
    <FormDialog title="Renomear ou compartilhar" onClose={onClose}>
      <EntityForm
        label="Renomear ou compartilhar"
        fields={fields}
        schema={visaoUpdate}
        initial={visao}
        reload={reload}
        submitLabel="Salvar"
        onCancel={onClose}
        submit={(body) => request(visoesCalls.updateVisao, { params: { id }, body })}
        onSuccess={() => {
          void queryClient.invalidateQueries(visoesQuery(lista))
          toast(MESSAGES.updated)
          onClose()
        }}
      />
    </FormDialog>
  )
}
