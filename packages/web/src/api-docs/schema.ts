import type { Document, Schema } from './openapi.ts'

export interface FieldRow {
  name: string
  type: string
  required: boolean
  description: string | undefined
}

const WORDS: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'inteiro',
  boolean: 'sim ou não',
  null: 'nulo',
  object: 'objeto',
  array: 'lista',
}

/** Follows a reference into the document's own components. */
export function resolve(schema: Schema, document: Document): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name && document.components?.schemas?.[name]) || schema
}

const unique = (words: string[]) => [...new Set(words)]

function limits({ minimum, maximum, minLength, maxLength }: Schema): string {
  const unbounded = Math.abs(maximum ?? 0) >= Number.MAX_SAFE_INTEGER
  const parts = [
    minimum !== undefined && Math.abs(minimum) < Number.MAX_SAFE_INTEGER ? `mínimo ${minimum}` : '',
    maximum !== undefined && !unbounded ? `máximo ${maximum}` : '',
    minLength !== undefined && minLength > 0
      ? `ao menos ${minLength} ${minLength === 1 ? 'caractere' : 'caracteres'}`
      : '',
    maxLength !== undefined ? `até ${maxLength} caracteres` : '',
  ].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

/** A schema as a person reads it: 'texto (até 200 caracteres) ou nulo'. */
export function describeType(given: Schema, document: Document): string {
  const schema = resolve(given, document)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (branches) return unique(branches.map((branch) => describeType(branch, document))).join(' ou ')
  if (schema.items) return `lista de ${describeType(schema.items, document).replace(/^objeto$/, 'objetos')}`
  if (schema.format === 'binary') return 'arquivo'
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'qualquer valor'
  return types.map((type) => WORDS[type] ?? type).join(' ou ') + limits(schema)
}

/** The fields of an object, those of objects inside lists named `Result[].campo`. */
export function fieldsOf(given: Schema, document: Document, prefix = ''): FieldRow[] {
  const schema = resolve(given, document)
  if (schema.items) return fieldsOf(schema.items, document, `${prefix}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const row: FieldRow = {
      name: path,
      type: describeType(inner, document),
      required: schema.required?.includes(name) ?? false,
      description: inner.description,
    }
    return [row, ...fieldsOf(resolve(inner, document), document, path)]
  })
}
