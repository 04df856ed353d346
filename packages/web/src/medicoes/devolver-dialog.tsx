import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { devolucao } from '@paco/domain/medicoes/corpos'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'

export const devolverFields = [
  {
    name: 'motivo_devolucao',
    kind: 'textarea',
    rows: 3,
    help: 'Fica registrado com o seu nome, e quem elaborou o boletim o lê.',
  },
] as const satisfies readonly Field[]

interface DevolverDialogProps {
  id: number
  numero: number
  versao: number
  after: <T>(work: (versao: number) => Promise<T>) => Promise<T>
  onClose: () => void
}

/** Back to the desk of whoever claims, with what is to be mended. */
export function DevolverDialog({ id, numero, versao, after, onClose }: DevolverDialogProps) {
  const queryClient = useQueryClient()
  return (
    <FormDialog title={`Devolver o boletim nº ${numero}`} onClose={onClose}>
      <EntityForm
        label="Devolver"
        schema={devolucao}
        fields={devolverFields}
        initial={{ versao }}
        submitLabel="Devolver"
        onCancel={onClose}
        submit={(body) =>
          after((saved) =>
            request(medicoesCalls.returnBoletim, { params: { id }, body: { ...body, versao: saved } }),
          )
        }
        onSuccess={() => {
          toast(MESSAGES.returned)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
