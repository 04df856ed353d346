import type { QueryFunctionContext, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { FocusEvent, ReactNode } from 'react'
import type * as z from 'zod/mini'

/** What a form holds while it is being filled in, by field name. */
export type Values = Record<string, unknown>

export interface Option {
  value: string | number
  label: string
  /** Offered only where it is chosen already. */
  retired?: boolean
}

/** What a `suggest` field offers: choosing it writes its label. Two may share a label; description and hint tell them apart. */
export interface Suggestion extends Option {
  /** What the label stands for: shown beside it, and under the field once it is chosen. */
  description?: string
  /** A second, smaller line: whose it is. */
  hint?: string
  /** Suggestions that stand together and have the same one are offered under it. */
  group?: string
  /** What choosing it suggests for other fields, by their names; what a person wrote there is kept. */
  fills?: Readonly<Values>
}

interface OptionsLoad {
  queryKey: readonly unknown[]
  staleTime?: number
  /** False where it was asked for just before, elsewhere on the screen. */
  retryOnMount?: boolean
  /** What is said when they cannot be loaded. */
  failedText?: string
  /** What is said where there are none: what to do about it. */
  emptyText?: ReactNode
}

/**
 * Options that have to be loaded first; the key is shared with every other place that loads them. Where those want the
 * records and not the options, `optionsFrom` makes the one of the other.
 */
export type OptionsQuery<Offered = Option> = OptionsLoad &
  (
    | { queryFn: () => Promise<readonly Offered[]>; select?: undefined }
    | {
        queryFn: (context: QueryFunctionContext) => Promise<unknown>
        select: (loaded: never) => readonly Offered[]
      }
  )

/** Suggestions for what is typed, asked of the server when somebody reaches for the field. */
export type SuggestionSearch = (
  text: string,
) => UseQueryOptions<readonly Suggestion[], Error, readonly Suggestion[], QueryKey>

/** What a field of kind `custom` gets to draw itself. */
export interface CustomFieldProps {
  id: string
  label: string
  value: unknown
  values: Values
  error: string | undefined
  disabled: boolean
  /** Put it on the control as `aria-describedby`. */
  describedBy: string | undefined
  onChange: (value: unknown) => void
  /** With the event, so that going to a button is no reason to complain yet. */
  onBlur: (event?: FocusEvent) => void
}

interface FieldBase<Name extends string> {
  name: Name
  /** Where this form's word differs, on purpose, from what the schema calls the field. */
  label?: string
  /** A short help under the label. */
  help?: ReactNode
  /** Where it is not the schema that decides: required is what it refuses empty. */
  required?: boolean
  /** What is said of an empty or unreadable value, where the form has words of its own. */
  refusal?: string
  placeholder?: string
  /** Of the form's 12 columns; 6 unless given, 12 for long texts. One field per line on narrow screens. */
  span?: 2 | 3 | 4 | 5 | 6 | 8 | 9 | 12
  disabled?: boolean
  /** Leaves the key out of what is sent when empty ("as it is"). Always so for an optional password. */
  omitEmpty?: boolean
  /** Shows the field only while this holds; hidden fields are neither checked nor sent. */
  when?: (values: Values) => boolean
  /** What stands under the input, from all that was typed so far: an explanation of the value. */
  below?: (values: Values) => ReactNode
  /** What travels in place of the value as it is held, such as rows without those nobody finished. */
  sent?: (value: unknown) => unknown
  /** What looks wrong without being refused, from all that was typed so far; null when all is well. */
  warning?: (values: Values) => string | null
}

export type Field<Name extends string = string> =
  | (FieldBase<Name> & {
      kind: 'text' | 'email' | 'password' | 'textarea'
      autoComplete?: string
      rows?: number
    })
  /** Locked, it is read and never typed in: it shows the record's value, is not sent, and no draft changes it. */
  | (FieldBase<Name> & { kind: 'money' | 'day'; locked?: boolean })
  | (FieldBase<Name> & { kind: 'decimal' })
  | (FieldBase<Name> & { kind: 'integer' })
  | (FieldBase<Name> & { kind: 'select'; options: readonly Option[] | OptionsQuery })
  /** A text with suggestions, searched by value and words; any other text is taken too. */
  | (FieldBase<Name> & {
      kind: 'suggest'
      options: readonly Suggestion[] | OptionsQuery<Suggestion> | ((values: Values) => readonly Suggestion[])
    })
  | (FieldBase<Name> & { kind: 'suggest'; search: SuggestionSearch })
  | (FieldBase<Name> & { kind: 'switch'; onLabel?: string; offLabel?: string })
  | (FieldBase<Name> & {
      kind: 'custom'
      render: (props: CustomFieldProps) => ReactNode
      show?: (value: unknown) => string
    })
  | {
      kind: 'readonly'
      name: string
      label?: string
      help?: ReactNode
      span?: FieldBase<Name>['span']
      show?: (value: unknown) => ReactNode
    }
  | { kind: 'section'; name: string; label: string; help?: ReactNode }
  | TableField<Name>

/** What stands below a table of fields sees every value typed so far, and may fill several at once. */
export interface TableTools {
  values: Values
  fill: (values: Values) => void
  disabled: boolean
}

/**
 * Fields that repeat, one row each, under common headings. Each cell is a field like any other (checked, sent, kept in
 * the draft, merged) whose label says its row too; on narrow screens each row becomes a card.
 */
export interface TableField<Name extends string = string> {
  kind: 'table'
  name: string
  label: string
  help?: ReactNode
  columns: readonly { label: string; width?: string }[]
  rows: readonly { label: string; fields: readonly Field<Name>[] }[]
  below?: (tools: TableTools) => ReactNode
}

/** The fields whose values are typed, checked and sent. */
export type InputField = Exclude<Field, { kind: 'readonly' | 'section' | 'table' }>

/** A field with what the schema says of it. */
export type DescribedInput = InputField & {
  label: string
  required: boolean
  maxLength: number | undefined
  /** Everyone will read it: what looks like personal data in it is told. */
  published: boolean
}
export type DescribedField =
  | DescribedInput
  | (Extract<Field, { kind: 'readonly' }> & { label: string })
  | Extract<Field, { kind: 'section' }>
  | DescribedTable
interface DescribedTable extends Omit<TableField, 'rows'> {
  rows: readonly { label: string; fields: readonly DescribedField[] }[]
}

export type FormSchema = z.ZodMiniType

type Names<S extends FormSchema> = keyof z.input<S> & string

export interface EntityFormProps<S extends FormSchema, Result> {
  fields: readonly Field<Names<S>>[]
  /** The contract's body, the same the server checks with. */
  schema: S
  /** The record being edited, or the first values of a new one. Its `versao` travels along by itself. */
  initial?: object
  /** Checked and sent with what was typed: what the form is about. */
  fixed?: Readonly<Partial<z.input<S>>>
  /** Sends the checked values. What it throws lands on the fields or in the summary; nothing typed is lost. */
  submit: (values: z.input<S>) => Promise<Result>
  /** After a successful submit, when leaving no longer asks; `another` where the form goes on with the next record. */
  onSuccess?: (result: Result, another: boolean) => void
  /** Offers 'Salvar e adicionar outro': the next record begins with what these fields had. */
  another?: readonly Names<S>[]
  /** Loads the record as it is now, for when someone else changed it meanwhile. */
  reload?: () => Promise<object>
  /** Values that come from beside the form, such as a place clicked on a map: each new object is filled in. */
  supplied?: Readonly<Partial<Record<Names<S>, unknown>>> | null
  /** What a change fills in elsewhere: told what changed and all values with it, it answers more of them. */
  follow?: ((changed: Values, values: Values) => Values) | undefined
  /** Told of every value as it is typed, for what is shown beside the form. */
  onValues?: (values: Values) => void
  /** Above the fields, a way to each section of a long form. */
  indexed?: boolean
  /** Keeps a local draft under this name: 'usuarios/12', 'usuarios/novo'. Passwords are never kept. */
  draftKey?: string
  /** May follow what was chosen so far. */
  submitLabel?: string | ((values: Values) => string)
  pendingLabel?: string
  /** Keeps the button disabled until this holds; say beside the field what is missing. */
  canSubmit?: (values: Values) => boolean
  /** Shows a second button, e.g. 'Cancelar'. */
  onCancel?: () => void
  cancelLabel?: string
  /** Heads a failure that is no field's fault; unless given, 'Não foi possível salvar.' */
  failureTitle?: string
  /** Accessible name of the form. */
  label?: string
  /** More buttons, left of the others. */
  extraButtons?: ReactNode
}
