import { maxLengthOf, refuses } from '@paco/domain/shared/body-fields'
import { labelsOf } from '@paco/domain/shared/labels'
import { isPublished } from '@paco/domain/shared/publicado'
import { blank, isInput } from './form-values.ts'
import type { DescribedField, Field, FormSchema, InputField } from './types.ts'

/** What travels when nothing was typed: an optional password, like every field that means "as it is", does not. */
const untouched = (field: InputField) =>
  field.omitEmpty || field.kind === 'password' ? undefined : blank(field)

/** Texts that people write, in their own words. */
const WRITTEN = new Set<Field['kind']>(['text', 'textarea', 'suggest'])

/** The fields of a form with what its schema says: what they are called, whether they may stay empty, how much they take. */
export function describeFields(fields: readonly Field[], schema: FormSchema): readonly DescribedField[] {
  const labels = labelsOf(schema)
  return fields.map((field): DescribedField => {
    if (field.kind === 'section') return field
    if (field.kind === 'table') {
      const rows = field.rows.map((row) => ({ ...row, fields: describeFields(row.fields, schema) }))
      return { ...field, rows }
    }
    const { name, label = labels[name] ?? name } = field
    if (!isInput(field)) return { ...field, label }
    const required = field.required ?? refuses(schema, name, untouched(field))
    const published = WRITTEN.has(field.kind) && isPublished(schema, name)
    return { ...field, label, required, maxLength: maxLengthOf(schema, name), published }
  })
}
