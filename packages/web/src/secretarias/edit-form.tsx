import { legadoCalls } from '@paco/domain/legado/contract'
import { type Secretaria, secretariaUpdate } from '@paco/domain/secretarias/secretaria'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { secretariaQuery } from './queries.ts'
import { imagemField, secretariaFields } from './secretaria-fields.tsx'

const fields = [
  { name: 'id', label: 'Id', kind: 'readonly', span: 12 },
  ...secretariaFields,
  {
    name: 'nome_curto',
    label: 'Nome curto',
    kind: 'text',
    span: 3,
    help: 'Como aparece nos gráficos.',
  },
  {
    name: 'nome_oficial',
    label: 'Nome oficial',
    kind: 'text',
    span: 5,
    help: 'Com o código, por exemplo: 02.09 Educação.',
  },
  { ...imagemField, name: 'imagem' },
] as const satisfies readonly Field[]

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
        fields={fields}
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
