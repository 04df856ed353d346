import { legadoCalls } from '@paco/domain/legado/contract'
import { type Secretaria, secretariaUpdate } from '@paco/domain/secretarias/secretaria'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { secretariaQuery } from './queries.ts'
import { edicaoFields } from './secretaria-fields.tsx'

interface EditFormProps {
  secretaria: Secretaria
  onSaved: () => void
}

/** 'Alterar dados' of a department. */
export function EditForm({ secretaria, onSaved }: EditFormProps) {
  const queryClient = useQueryClient()
  const { id } = secretaria
  return (
    <Card>
      <EntityForm
        label="Alterar dados"
        fields={edicaoFields}
        schema={secretariaUpdate}
        initial={secretaria}
        draftKey={`secretarias/${id}`}
        submitLabel="Alterar"
        submit={(body) => request(legadoCalls.updateLegado, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...secretariaQuery(id), staleTime: 0 })}
        onSuccess={() => {
          void queryClient.invalidateQueries()
          onSaved()
        }}
      />
    </Card>
  )
}
