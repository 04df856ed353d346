import { type Bairro, bairroCreate, bairroUpdate } from '@paco/domain/bairros/bairro'
import { bairrosCalls } from '@paco/domain/bairros/contract'
import { ZONAS } from '@paco/domain/bairros/lancamento-bairro'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'

export const bairroFields = [
  { name: 'bairro', kind: 'text', span: 8 },
  {
    name: 'zona',
    kind: 'suggest',
    span: 4,
    options: ZONAS.map((zona) => ({ value: zona, label: zona })),
    help: 'Sugerida nos lançamentos do bairro.',
  },
] as const satisfies readonly Field[]

interface BairroDialogProps {
  /** None: a new one. */
  bairro: Bairro | null
  onClose: () => void
}

/** The name and the zone of a neighbourhood. */
export function BairroDialog({ bairro, onClose }: BairroDialogProps) {
  const queryClient = useQueryClient()
  const done = (text: string) => {
    void queryClient.invalidateQueries()
    toast(text)
    onClose()
  }
  if (bairro === null)
    return (
      <FormDialog title="Novo bairro" onClose={onClose}>
        <EntityForm
          label="Novo bairro"
          fields={bairroFields}
          schema={bairroCreate}
          draftKey="bairros/novo"
          submitLabel="Criar bairro"
          onCancel={onClose}
          submit={(body) => request(bairrosCalls.createBairro, { body })}
          onSuccess={() => done('Bairro criado.')}
        />
      </FormDialog>
    )
  const { id } = bairro
  return (
    <FormDialog title={`Editar ${bairro.bairro}`} onClose={onClose}>
      <EntityForm
        label="Editar bairro"
        fields={bairroFields}
        schema={bairroUpdate}
        initial={bairro}
        draftKey={`bairros/${id}`}
        submitLabel="Salvar"
        onCancel={onClose}
        submit={(body) => request(bairrosCalls.updateBairro, { params: { id }, body })}
        reload={async () => {
          const { data } = await request(bairrosCalls.getBairro, { params: { id } })
          return data.Result[0] ?? bairro
        }}
        onSuccess={() => done('Bairro alterado.')}
      />
    </FormDialog>
  )
}
