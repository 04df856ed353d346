import { calendarioCalls } from '@paco/domain/calendario/contract'
import { MARCO_LABELS, type Marco, marcoUpdate } from '@paco/domain/calendario/marco'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { toast } from '../ui/toast.ts'
import { marcosQuery } from './queries.ts'

export const marcoFields = [
  { name: 'data', kind: 'day', span: 4 },
  { name: 'base', kind: 'text', span: 8, help: 'Lei orgânica, decreto ou portaria que a fixa.' },
] as const satisfies readonly Field[]

/** Says another day than the usual one, in the line of the calendar that has it. */
export function MarcoForm({ marco, onDone }: { marco: Marco; onDone: () => void }) {
  const queryClient = useQueryClient()
  const { ano, marco: key, versao } = marco
  const label = MARCO_LABELS[key]
  return (
    <EntityForm
      label={label}
      fields={marcoFields}
      schema={marcoUpdate}
      initial={{ data: marco.data, base: versao > 0 ? marco.base : null, versao }}
      draftKey={`calendario/fiscal/${ano}/${key}`}
      submitLabel="Salvar"
      onCancel={onDone}
      submit={(body) => request(calendarioCalls.putMarco, { params: { ano, marco: key }, body })}
      reload={async () => {
        const marcos = await queryClient.fetchQuery({ ...marcosQuery(ano), staleTime: 0 })
        return marcos.find((one) => one.marco === key) ?? marco
      }}
      onSuccess={({ data }) => {
        void queryClient.invalidateQueries()
        toast(data.message ?? '')
        onDone()
      }}
    />
  )
}
