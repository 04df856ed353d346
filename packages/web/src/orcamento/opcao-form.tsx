import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { type OpcaoMantida, opcaoCreate, opcaoUpdate } from '@paco/domain/orcamento/opcao'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { opcaoEditFields, opcaoFields, programaEditFields } from './opcao-fields.ts'
import { opcaoQuery } from './queries.ts'

interface FormProps {
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** From one to the next these are mostly the same. */
const REPEATED = ['lista', 'id_secretaria', 'grupo', 'ppa'] as const

/** A new option. Its list, code and department are for good: lines will carry them. */
export function OpcaoCreateForm({
  secretarias,
  onSaved,
  onCancel,
}: FormProps & { secretarias: OptionsQuery }) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => opcaoFields(secretarias), [secretarias])
  return (
    <Card>
      <EntityForm
        label="Nova opção"
        fields={fields}
        schema={opcaoCreate}
        draftKey="opcoes/nova"
        another={REPEATED}
        submitLabel="Criar opção"
        onCancel={onCancel}
        submit={(body) => request(orcamentoCalls.createOpcao, { body })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

/** An option's words. A code that should be another one is retired, and the other added. */
export function OpcaoEditForm({ opcao, onSaved, onCancel }: FormProps & { opcao: OpcaoMantida }) {
  const queryClient = useQueryClient()
  const { id } = opcao
  return (
    <Card>
      <EntityForm
        label="Editar opção"
        fields={opcao.lista === 'programa' ? programaEditFields : opcaoEditFields}
        schema={opcaoUpdate}
        initial={opcao}
        draftKey={`opcoes/${id}`}
        submitLabel="Salvar"
        onCancel={onCancel}
        submit={(body) => request(orcamentoCalls.updateOpcao, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...opcaoQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
