import { orcamentoCalls } from '@paco/domain/orcamento/contract'
import { type Lancamento, lancamentoCreate, lancamentoUpdate } from '@paco/domain/orcamento/lancamento'
import { canMoveLancamento } from '@paco/domain/orcamento/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { tellFailure } from '../ui/failures.ts'
import { Problem } from '../ui/states/problem.tsx'
import { createFailure } from './failure.ts'
import { lancamentoFields } from './lancamento-fields.tsx'
import { lancamentoQuery } from './queries.ts'
import { useListas } from './use-listas.ts'

interface FormProps {
  who: SessionUser | null
  secretarias: readonly SecretariaChoice[]
  /** The same departments, for the select box. */
  choosable: OptionsQuery
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** The form's fields for this person: administrators choose the department, everyone else's is fixed. */
function useFields(props: FormProps, secretaria_id: number | null, nome: string) {
  const { who, secretarias, choosable } = props
  const { listas, error, retry } = useListas()
  const fields = useMemo(
    () =>
      lancamentoFields({
        listas,
        secretarias,
        choosable: canMoveLancamento(who) ? choosable : null,
        fixed: { id: secretaria_id, nome },
      }),
    [listas, secretarias, choosable, who, secretaria_id, nome],
  )
  const problem = error ? (
    <Problem text="Não foi possível carregar as opções dos códigos." onRetry={retry} />
  ) : null
  return { fields, problem }
}

/** From one to the next these are mostly the same. */
const REPEATED = [
  'secretaria_id',
  'exercicio',
  'orcamento',
  'classificacao_institucional',
  'unidade',
] as const

/** 'Adicionar Novo Lançamento Orçamentário'. A user's line belongs to their department; the server sees to it. */
export function LancamentoCreateForm(props: FormProps) {
  const { who, secretarias, onSaved, onCancel } = props
  const queryClient = useQueryClient()
  const own = who?.id_secretaria ?? null
  const nome = secretarias.find(({ value }) => value === own)?.label ?? ''
  const { fields, problem } = useFields(props, own, nome)
  const [initial] = useState(() => ({ exercicio: Number(hoje().slice(0, 4)) }))
  return (
    <Card>
      {problem}
      <EntityForm
        label="Novo lançamento orçamentário"
        fields={fields}
        schema={lancamentoCreate}
        initial={initial}
        draftKey="orcamento/novo"
        another={REPEATED}
        submitLabel="Salvar Lançamento"
        onCancel={onCancel}
        submit={(body) => tellFailure(createFailure, request(orcamentoCalls.createLancamento, { body }))}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

/** 'Alterar Lançamento Orçamentário'. */
export function LancamentoEditForm(props: FormProps & { lancamento: Lancamento }) {
  const { lancamento, onSaved, onCancel } = props
  const queryClient = useQueryClient()
  const { id, secretaria_id, secretaria_nome } = lancamento
  const { fields, problem } = useFields(props, secretaria_id, secretaria_nome)
  return (
    <Card>
      {problem}
      <EntityForm
        label="Alterar lançamento orçamentário"
        fields={fields}
        schema={lancamentoUpdate}
        initial={lancamento}
        draftKey={`orcamento/${id}`}
        submitLabel="Salvar alterações"
        onCancel={onCancel}
        submit={(body) => request(orcamentoCalls.updateLancamento, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...lancamentoQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
