import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import {
  LISTA_LABELS,
  LISTAS,
  type OpcaoMantida,
  opcaoCreate,
  opcaoUpdate,
} from '@paco/domain/orcamento/opcao'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field, OptionsQuery } from '../ui/entity-form/types.ts'
import { opcaoQuery } from './queries.ts'

interface FormProps {
  onSaved: (id: number) => void
  onCancel: () => void
}

const descricaoField = {
  name: 'descricao',
  label: 'Descrição',
  kind: 'text',
  required: true,
  span: 8,
} as const satisfies Field

const grupoField = {
  name: 'grupo',
  label: 'Grupo',
  kind: 'text',
  span: 4,
  help: 'As opções do mesmo grupo aparecem juntas.',
} as const satisfies Field

/** A new option. Its list, code and department are for good: lines will carry them. */
export function OpcaoCreateForm({
  secretarias,
  onSaved,
  onCancel,
}: FormProps & { secretarias: OptionsQuery }) {
  const queryClient = useQueryClient()
  const fields = useMemo(
    () =>
      [
        {
          name: 'lista',
          label: 'Lista',
          kind: 'select',
          required: true,
          options: LISTAS.map((value) => ({ value, label: LISTA_LABELS[value] })),
          span: 4,
        },
        { name: 'codigo', label: 'Código', kind: 'text', required: true, span: 4 },
        {
          name: 'id_secretaria',
          label: 'Secretaria',
          kind: 'select',
          options: secretarias,
          span: 4,
          help: 'Só para códigos que são de uma secretaria.',
        },
        descricaoField,
        grupoField,
      ] as const satisfies readonly Field[],
    [secretarias],
  )
  return (
    <Card>
      <EntityForm
        label="Nova opção"
        fields={fields}
        schema={opcaoCreate}
        draftKey="opcoes/nova"
        submitLabel="Criar opção"
        onCancel={onCancel}
        submit={(body) => request(orcamentoCalls.createOpcao, { body })}
        onSuccess={({ data }) => {
          void queryClient.invalidateQueries()
          onSaved(data.id)
        }}
      />
    </Card>
  )
}

const editFields = [
  {
    name: 'lista',
    label: 'Lista',
    kind: 'readonly',
    show: (value: unknown) => LISTA_LABELS[value as OpcaoMantida['lista']],
    span: 4,
  },
  { name: 'codigo', label: 'Código', kind: 'readonly', span: 4 },
  { name: 'secretaria_nome', label: 'Secretaria', kind: 'readonly', span: 4 },
  descricaoField,
  grupoField,
] as const satisfies readonly Field[]

/** An option's words. A code that should be another one is retired, and the other added. */
export function OpcaoEditForm({ opcao, onSaved, onCancel }: FormProps & { opcao: OpcaoMantida }) {
  const queryClient = useQueryClient()
  const { id } = opcao
  return (
    <Card>
      <EntityForm
        label="Editar opção"
        fields={editFields}
        schema={opcaoUpdate}
        initial={opcao}
        draftKey={`opcoes/${id}`}
        submitLabel="Salvar"
        onCancel={onCancel}
        submit={(body) => request(orcamentoCalls.updateOpcao, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...opcaoQuery(id), staleTime: 0 })}
        onSuccess={({ data }) => {
          void queryClient.invalidateQueries()
          onSaved(data.id)
        }}
      />
    </Card>
  )
}
