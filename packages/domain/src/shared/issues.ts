import type * as z from 'zod/mini'
import type { Campos } from './errors.ts'
import { REQUIRED } from './errors.ts'

type Issue = z.core.$ZodIssue

/** Zod's own complaints, said as a person would. Those written in our fields are Portuguese already. */
function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED : 'Valor de tipo inválido.'
    case 'invalid_value':
      return 'Escolha uma das opções.'
    default:
      return 'Valor inválido.'
  }
}

/** Without a locale zod says just this, so any other message is one of ours. */
const UNSAID = 'Invalid input'

/** A union tries empty values first and the field itself last: the last complaint is the one worth showing. */
function reason(issue: Issue): string {
  if (issue.message !== UNSAID) return issue.message
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  return inner ? reason(inner) : sentence(issue)
}

/** Field → reason, the first reason of each field. */
function toCampos(issues: readonly Issue[]): Campos {
  const campos: Campos = {}
  for (const issue of issues) {
    const field = issue.path.join('.') || 'corpo'
    campos[field] ??= reason(issue)
  }
  return campos
}

type Validated<T> = { ok: true; data: T } | { ok: false; campos: Campos }

/** Holds a value against its schema: the clean data, or what is wrong with each field, in Portuguese. */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): Validated<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success
    ? { ok: true, data: result.data as z.output<S> }
    : { ok: false, campos: toCampos(result.error.issues) }
}
