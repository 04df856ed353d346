import type { Campos } from '@paco/domain/shared/errors'
import { REQUIRED } from '@paco/domain/shared/errors'
import { validate } from '@paco/domain/shared/issues'
import { parseMoney } from '@paco/domain/shared/money'
import { dayProblem } from '../read-day.ts'
import type { DescribedField, Field, FormSchema, InputField, Values } from './types.ts'

export const isInput = <F extends Field | DescribedField>(
  field: F,
): field is Exclude<F, { kind: 'readonly' | 'section' | 'table' }> =>
  field.kind !== 'readonly' && field.kind !== 'section' && field.kind !== 'table'

/** Shown as the record has it, whatever was typed before. */
export const isLocked = (field: Field): boolean => 'locked' in field && field.locked === true

/** Every field there is, those inside tables included: where a field stands is no matter of values and errors. */
export const flatten = (fields: readonly DescribedField[]): readonly DescribedField[] =>
  fields.flatMap((field) => (field.kind === 'table' ? field.rows.flatMap((row) => row.fields) : [field]))

export const isVisible = (field: Field, values: Values): boolean =>
  !('when' in field) || field.when?.(values) !== false

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** What an untouched input of this kind holds. */
export function blank(field: InputField): unknown {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'password':
    case 'suggest':
      return ''
    case 'switch':
      return false
    default:
      return null
  }
}

/** The record's values as the inputs hold them; nobody's password comes back from anywhere. */
export function valuesOf(fields: readonly Field[], record: object | undefined): Values {
  const source = (record ?? {}) as Values
  return Object.fromEntries(
    fields.filter(isInput).map((field) => {
      const value = field.kind === 'password' ? undefined : source[field.name]
      return [field.name, value ?? blank(field)]
    }),
  )
}

export function versaoOf(record: object | undefined): number | undefined {
  const versao = (record as Values | undefined)?.versao
  return typeof versao === 'number' ? versao : undefined
}

/** What travels: the visible fields, without those that mean "as it is", with the version the edit started from. */
export function toSend(
  fields: readonly Field[],
  values: Values,
  versao: number | undefined,
  fixed: Readonly<Values> = {},
): Values {
  const sent: Values = { ...fixed }
  for (const field of fields) {
    if (!isInput(field) || isLocked(field) || !isVisible(field, values)) continue
    const omits = field.omitEmpty || (field.kind === 'password' && !field.required)
    if (omits && isEmpty(values[field.name])) continue
    const value = values[field.name]
    sent[field.name] = field.sent ? field.sent(value) : value
  }
  return versao === undefined ? sent : { ...sent, versao }
}

/** Typed text no value could be made of. The schema might still take it for a number of a foreign spelling. */
function unreadable(field: InputField, value: unknown): string | null {
  if (typeof value !== 'string' || isEmpty(value)) return null
  if (field.kind === 'money')
    return value.trim().startsWith('-') ? 'O valor não pode ser negativo.' : 'Informe um valor válido.'
  if (field.kind === 'integer') return 'Informe um número inteiro.'
  if (field.kind === 'decimal' && parseMoney(value) === null) return 'Informe um número, como 90 ou 90,5.'
  return field.kind === 'day' ? dayProblem(value) : null
}

/** What is wrong inside a field of several rows is told at that field: `parcelas.2.mes` at `parcelas`. */
export function atFields(fields: readonly Field[], campos: Campos): Campos {
  const names = new Set(fields.map(({ name }) => name))
  const told: Campos = {}
  for (const [path, reason] of Object.entries(campos)) {
    const [first = ''] = path.split('.')
    told[names.has(first) ? first : path] ??= reason
  }
  return told
}

/** Field → reason, by the same schema the server checks with. */
export function problemsOf(
  fields: readonly Field[],
  schema: FormSchema,
  values: Values,
  versao: number | undefined,
  fixed?: Readonly<Values>,
): Campos {
  const checked = validate(schema, toSend(fields, values, versao, fixed))
  const campos: Campos = checked.ok ? {} : atFields(fields, checked.campos)
  for (const field of fields) {
    if (!isInput(field) || isLocked(field) || !isVisible(field, values)) continue
    const value = values[field.name]
    const problem = field.required && isEmpty(value) ? REQUIRED : unreadable(field, value)
    if (problem !== null) campos[field.name] = field.refusal ?? problem
  }
  return campos
}

/** Without the passwords, which are never kept, and files, which cannot be. */
export function keepable(fields: readonly Field[], values: Values): Values {
  const secret = new Set(fields.filter(({ kind }) => kind === 'password').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.has(name) && !(value instanceof Blob)),
  )
}
