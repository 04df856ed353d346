import { calendarioCalls } from '@paco/domain/calendario/contract'
import { type Feriado, feriadoCreate, feriadoUpdate } from '@paco/domain/calendario/feriado'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { feriadoFields } from './feriado-fields.ts'
import { feriadoQuery } from './queries.ts'

interface FormProps {
  onSaved: (id: number) => void
  onCancel: () => void
}

export function FeriadoCreateForm({ onSaved, onCancel }: FormProps) {
  const queryClient = useQueryClient()
  return (
    <Card>
      <EntityForm
        label="Novo feriado"
        fields={feriadoFields}
        schema={feriadoCreate}
        draftKey="calendario/novo"
        submitLabel="Criar feriado"
        onCancel={onCancel}
        submit={(body) => request(calendarioCalls.createFeriado, { body })}
        onSuccess={({ data }) => {
          void queryClient.invalidateQueries()
          onSaved(data.id)
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
        onSuccess={({ data }) => {
          void queryClient.invalidateQueries()
          onSaved(data.id)
        }}
      />
    </Card>
  )
}
