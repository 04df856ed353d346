import { emendasCalls } from '@paco/domain/emendas/contract'
import { type Emenda, emendaCreate, emendaUpdate } from '@paco/domain/emendas/emenda'
import { MESSAGES } from '@paco/domain/emendas/messages'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { refusedOr, tellFailure } from '../ui/failures.ts'
import { emendaFields } from './emenda-fields.ts'
import { emendaQuery } from './queries.ts'

interface FormProps {
  who: SessionUser | null
  secretarias: OptionsQuery
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** From one to the next these are mostly the same. */
const REPEATED = ['id_secretaria', 'esfera', 'ano', 'tipo', 'forma_repasse'] as const

/** 'Nova emenda'. A user's amendment belongs to their department; the server sees to it. */
export function EmendaCreateForm(props: FormProps & { nome: string }) {
  const { who, secretarias, nome, onSaved, onCancel } = props
  const queryClient = useQueryClient()
  const fields = useMemo(() => emendaFields({ who, secretarias, nome }), [who, secretarias, nome])
  return (
    <Card>
      <EntityForm
        label="Nova emenda"
        fields={fields}
        schema={emendaCreate}
        draftKey="emendas/nova"
        another={REPEATED}
        submitLabel="Salvar emenda"
        onCancel={onCancel}
        submit={(body) =>
          tellFailure(refusedOr(MESSAGES.createFailed), request(emendasCalls.createEmenda, { body }))
        }
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

/** 'Alterar emenda'. */
export function EmendaEditForm(props: FormProps & { emenda: Emenda }) {
  const { who, secretarias, emenda, onSaved, onCancel } = props
  const queryClient = useQueryClient()
  const { id, secretaria_nome: nome } = emenda
  const fields = useMemo(() => emendaFields({ who, secretarias, nome }), [who, secretarias, nome])
  return (
    <Card>
      <EntityForm
        label="Alterar emenda"
        fields={fields}
        schema={emendaUpdate}
        initial={emenda}
        draftKey={`emendas/${id}`}
        submitLabel="Salvar alterações"
        onCancel={onCancel}
        submit={(body) => request(emendasCalls.updateEmenda, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...emendaQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
