import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import { type Pca, pcaCreate, pcaUpdate } from '@paco/domain/pca/pca'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { refusedOr, tellFailure } from '../ui/failures.ts'
import { pcaFields } from './pca-fields.ts'
import { pcaQuery } from './queries.ts'

interface FormProps {
  /** Offered as requesters. */
  secretarias: OptionsQuery
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** From one to the next these are mostly the same. */
const REPEATED = ['requisitante', 'prioridade', 'data_pretendida'] as const

/** 'Adicionar Novo PCA'. */
export function PcaCreateForm({ secretarias, onSaved, onCancel }: FormProps) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => pcaFields(secretarias), [secretarias])
  return (
    <Card>
      <EntityForm
        label="Adicionar Novo PCA"
        fields={fields}
        schema={pcaCreate}
        draftKey="pca/novo"
        another={REPEATED}
        submitLabel="Salvar PCA"
        onCancel={onCancel}
        submit={(body) =>
          tellFailure(refusedOr(MESSAGES.createFailed), request(pcaCalls.createPca, { body }))
        }
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

/** 'Editar PCA'. */
export function PcaEditForm({ pca, secretarias, onSaved, onCancel }: FormProps & { pca: Pca }) {
  const queryClient = useQueryClient()
  const { id } = pca
  const fields = useMemo(() => pcaFields(secretarias), [secretarias])
  return (
    <Card>
      <EntityForm
        label="Editar PCA"
        fields={fields}
        schema={pcaUpdate}
        initial={pca}
        draftKey={`pca/${id}`}
        submitLabel="Salvar PCA"
        onCancel={onCancel}
        submit={(body) => request(pcaCalls.updatePca, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...pcaQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
