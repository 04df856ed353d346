import type { Call } from '@paco/domain/http/call'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toast.ts'
import { useAsOpened } from '../ui/use-as-opened.ts'

/** Fields of the steps that ask for words; what each is called its schema says. */
export const passoFields = [
  { name: 'motivo', kind: 'textarea', rows: 3, help: 'Fica registrado com o seu nome.' },
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
  const { title, text, submitLabel, schema, fields, send, onClose } = props
  const initial = useAsOpened(props.initial)
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
