import { calendarioCalls } from '@paco/domain/calendario/contract'
import { type Feriado, feriadoCreate, feriadoUpdate } from '@paco/domain/calendario/feriado'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { feriadoFields } from './feriado-fields.ts'
import { feriadoQuery } from './queries.ts'

interface FormProps {
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** From one to the next these are mostly the same. */
const REPEATED = ['nivel', 'regra'] as const

export function FeriadoCreateForm({ onSaved, onCancel }: FormProps) {
  const queryClient = useQueryClient()
  return (
    <Card>
      <EntityForm
        label="Novo feriado"
        fields={feriadoFields}
        schema={feriadoCreate}
        draftKey="calendario/novo"
        another={REPEATED}
        submitLabel="Criar feriado"
        onCancel={onCancel}
        submit={(body) => request(calendarioCalls.createFeriado, { body })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

export function FeriadoEditForm({ feriado, onSaved, onCancel }: FormProps & { feriado: Feriado }) {
  const queryClient = useQueryClient()
  const { id } = feriado
  return (
    <Card>
      <EntityForm
        label="Editar feriado"
        fields={feriadoFields}
        schema={feriadoUpdate}
        initial={feriado}
        draftKey={`calendario/${id}`}
        submitLabel="Salvar"
        onCancel={onCancel}
        submit={(body) => request(calendarioCalls.updateFeriado, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...feriadoQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
