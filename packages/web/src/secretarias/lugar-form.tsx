import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { type Secretaria, secretariaLugar } from '@paco/domain/secretarias/secretaria'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { toast } from '../ui/toast.ts'
import { secretariaQuery } from './queries.ts'
import { lugarFields } from './secretaria-fields.tsx'

/** Where a department stands in lists and charts. */
export function LugarForm({ secretaria }: { secretaria: Secretaria }) {
  const queryClient = useQueryClient()
  const { id } = secretaria
  return (
    <Card title="Lugar nas listas e nos gráficos">
      <EntityForm
        label="Lugar nas listas e nos gráficos"
        fields={lugarFields}
        schema={secretariaLugar}
        initial={secretaria}
        draftKey={`secretarias/${id}/lugar`}
        submitLabel="Guardar lugar"
        submit={(body) => request(secretariasCalls.placeSecretaria, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...secretariaQuery(id), staleTime: 0 })}
        onSuccess={() => {
          void queryClient.invalidateQueries()
          toast('Lugar guardado.')
        }}
      />
    </Card>
  )
}
