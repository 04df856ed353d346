import { bairrosCalls } from '@paco/domain/bairros/contract'
import {
  type LancamentoBairro,
  lancamentoBairroCreate,
  lancamentoBairroUpdate,
} from '@paco/domain/bairros/lancamento-bairro'
import { MESSAGES } from '@paco/domain/bairros/messages'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { tellFailure } from '../ui/failures.ts'
import { lancamentoFields } from './lancamento-fields.ts'
import { lancamentoBairroQuery } from './queries.ts'

interface FormProps {
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** From one to the next these are mostly the same. */
const REPEATED = ['Tipo', 'Fonte', 'programa'] as const

/** A new entry. */
export function LancamentoCreateForm({ onSaved, onCancel }: FormProps) {
  const queryClient = useQueryClient()
  return (
    <Card>
      <EntityForm
        label="Novo Lançamento"
        fields={lancamentoFields}
        schema={lancamentoBairroCreate}
        draftKey="bairros/novo"
        another={REPEATED}
        submitLabel="Salvar PCA"
        onCancel={onCancel}
        submit={(body) =>
          tellFailure(MESSAGES.createFailed, request(bairrosCalls.createLancamentoBairro, { body }))
        }
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

/** An entry that exists. */
export function LancamentoEditForm({
  lancamento,
  onSaved,
  onCancel,
}: FormProps & { lancamento: LancamentoBairro }) {
  const queryClient = useQueryClient()
  const { ID: id } = lancamento
  return (
    <Card>
      <EntityForm
        label="Editar Lançamento"
        fields={lancamentoFields}
        schema={lancamentoBairroUpdate}
        initial={lancamento}
        draftKey={`bairros/${id}`}
        submitLabel="Salvar"
        onCancel={onCancel}
        submit={(body) => request(bairrosCalls.updateLancamentoBairro, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...lancamentoBairroQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
