import type { Call } from '@paco/domain/http/call'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'

/** Fields of the steps that ask for words; what each is called its schema says. */
export const passoFields = [
  { name: 'motivo', kind: 'textarea', rows: 3, help: 'Fica registrado com o seu nome.' },
] as const satisfies readonly Field[]

export const consolidarFields = [
  {
    name: 'itens',
    kind: 'text',
    help: 'Os IDs dos itens que serão somados a este, separados por vírgula. Devem ser do mesmo plano e da mesma situação.',
    sent: (text: unknown) =>
      String(text ?? '')
        .split(/[\s,;]+/)
        .filter((id) => id !== ''),
  },
  ...passoFields,
] as const satisfies readonly Field[]

export const enviadoFields = [
  { name: 'enviado_em', kind: 'day', span: 4 },
  { name: 'pncp_sequencial', kind: 'integer', span: 4, help: 'O número do plano que o portal devolve.' },
  { name: 'pncp_numero_controle', kind: 'text', span: 4, help: 'Como CNPJ-0-000001/2027.' },
] as const satisfies readonly Field[]

export const unidadeFields = [
  { name: 'codigo_unidade', kind: 'text', span: 4, help: 'O código da unidade cadastrada no portal.' },
  { name: 'nome_unidade', kind: 'text', span: 8 },
] as const satisfies readonly Field[]

interface PassoDialogProps<S extends z.ZodMiniType> {
  title: string
  /** What it means, before one does it. */
  text?: string
  submitLabel: string
  schema: S
  fields: readonly Field<keyof z.input<S> & string>[]
  initial?: object
  send: (body: z.input<S>) => Promise<{ data: { message?: string | undefined } }>
  onClose: () => void
}

/** A step that asks for words, over the page. */
export function PassoDialog<S extends NonNullable<Call['body']>>(props: PassoDialogProps<S>) {
  const { title, text, submitLabel, schema, fields, initial, send, onClose } = props
  const queryClient = useQueryClient()
  return (
    <FormDialog title={title} onClose={onClose}>
      {text ? <p>{text}</p> : null}
      <EntityForm
        label={title}
        schema={schema}
        fields={fields}
        {...(initial && { initial })}
        submitLabel={submitLabel}
        onCancel={onClose}
        submit={send}
        onSuccess={({ data }) => {
          toast(data.message ?? '')
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
