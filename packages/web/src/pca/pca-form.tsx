import { pcaCalls } from '@paco/domain/pca/contract'
import { MESSAGES } from '@paco/domain/pca/messages'
import { type Pca, pcaCreate, pcaUpdate } from '@paco/domain/pca/pca'
import type { Plano } from '@paco/domain/pca/plano'
import { isRevisao } from '@paco/domain/pca/revisao'
import { unidadesOf } from '@paco/domain/pca/unidades'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field, OptionsQuery } from '../ui/entity-form/types.ts'
import { refusedOr, tellFailure } from '../ui/failures.ts'
import { pcaFields, unidadeField } from './pca-fields.ts'
import { pcaQuery, planosQuery } from './queries.ts'
import { openSugestoes } from './sugerir.ts'

interface FormProps {
  /** Offered as requesters. */
  secretarias: OptionsQuery
  /** A department's own, which it sends when it is done. */
  demanda?: boolean
  /** Whoever writes for more than one department says for which. */
  nomeiaSecretaria?: boolean
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

const NONE: readonly Plano[] = []

/** From one to the next these are mostly the same. */
const REPEATED = ['requisitante', 'prioridade', 'data_pretendida'] as const

/** 'Adicionar Novo PCA', and a department's demand. */
export function PcaCreateForm({
  secretarias,
  demanda = false,
  nomeiaSecretaria = true,
  requisitante,
  onSaved,
  onCancel,
}: FormProps & { requisitante?: string | undefined }) {
  const queryClient = useQueryClient()
  const { data: planos = NONE } = useQuery(planosQuery)
  const unidades = useMemo(() => unidadesOf(planos), [planos])
  const fields = useMemo(
    () => [
      ...pcaFields(secretarias, { novo: true, secretaria: nomeiaSecretaria }),
      ...(unidades.length > 1 ? [unidadeField(unidades)] : []),
    ],
    [secretarias, nomeiaSecretaria, unidades],
  )
  const follow = useMemo(openSugestoes, [])
  const call = demanda ? pcaCalls.createDemanda : pcaCalls.createPca
  return (
    <Card>
      <EntityForm
        label={demanda ? 'Nova demanda' : 'Adicionar Novo PCA'}
        fields={fields}
        schema={pcaCreate}
        {...(requisitante && { initial: { requisitante } })}
        draftKey={demanda ? 'pca/demanda' : 'pca/novo'}
        another={REPEATED}
        follow={follow}
        submitLabel={demanda ? 'Salvar rascunho' : 'Salvar PCA'}
        onCancel={onCancel}
        submit={(body) => tellFailure(refusedOr(MESSAGES.createFailed), request(call, { body }))}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

export const revisaoField = {
  name: 'justificativa_revisao',
  kind: 'textarea',
  rows: 2,
  help: 'O plano está aprovado: diga por que valor, quantidade ou data mudam. Vai para o PNCP com a retificação.',
} as const satisfies Field

/** 'Editar PCA', and a department's demand. */
export function PcaEditForm({
  pca,
  secretarias,
  demanda = false,
  nomeiaSecretaria = true,
  onSaved,
  onCancel,
}: FormProps & { pca: Pca }) {
  const queryClient = useQueryClient()
  const { id, ano } = pca
  const revises = isRevisao(pca)
  const fields = useMemo(
    () => [
      ...pcaFields(secretarias, { ano, secretaria: nomeiaSecretaria }),
      ...(revises ? [revisaoField] : []),
    ],
    [secretarias, ano, nomeiaSecretaria, revises],
  )
  const call = demanda ? pcaCalls.updateDemanda : pcaCalls.updatePca
  return (
    <Card>
      <EntityForm
        label={demanda ? 'Editar demanda' : 'Editar PCA'}
        fields={fields}
        schema={pcaUpdate}
        initial={pca}
        draftKey={`pca/${id}`}
        submitLabel={demanda ? 'Salvar demanda' : 'Salvar PCA'}
        onCancel={onCancel}
        submit={(body) => request(call, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...pcaQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
