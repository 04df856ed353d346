import { documentosCalls } from '@paco/domain/documentos/contract'
import { type Regra, regraCreate, regraUpdate } from '@paco/domain/documentos/regra'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { Card } from '../../ui/card.tsx'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import { regraQuery } from './queries.ts'
import { regraFields, regraNovaFields } from './regra-fields.ts'

interface FormProps {
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

const NOVA = { exigencia: 'obrigatorio', condicao: 'sempre', acesso: 'publico', aceita_link: false }

/** From one to the next these are mostly the same. */
const REPEATED = ['etapa'] as const

export function RegraCreateForm({ onSaved, onCancel }: FormProps) {
  const queryClient = useQueryClient()
  return (
    <Card>
      <EntityForm
        label="Novo documento da lista"
        fields={regraNovaFields}
        schema={regraCreate}
        initial={NOVA}
        draftKey="checklist/nova"
        another={REPEATED}
        submitLabel="Acrescentar à lista"
        onCancel={onCancel}
        submit={(body) => request(documentosCalls.createRegra, { body })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

export function RegraEditForm({ regra, onSaved, onCancel }: FormProps & { regra: Regra }) {
  const queryClient = useQueryClient()
  const { id } = regra
  return (
    <Card>
      <EntityForm
        label="Editar documento da lista"
        fields={regraFields}
        schema={regraUpdate}
        initial={regra}
        draftKey={`checklist/${id}`}
        submitLabel="Salvar"
        onCancel={onCancel}
        submit={(body) => request(documentosCalls.updateRegra, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...regraQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
