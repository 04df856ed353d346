import type * as z from 'zod/mini'
import type { Campos } from './errors.ts'
import { REQUIRED } from './fields.ts'

type Issue = z.core.$ZodIssue

/** Messages written in our fields are Portuguese already; these are zod's own, said as a person would. */
function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? REQUIRED : 'Valor de tipo inválido.'
    case 'invalid_value':
      return 'Escolha uma das opções.'
    case 'too_small':
      return 'Valor abaixo do mínimo.'
    case 'too_big':
      return 'Valor acima do máximo.'
    default:
      return 'Valor inválido.'
  }
}

const isOurs = (message: string) =>
  message !== '' && message !== 'Invalid input' && !/^(Invalid|Too|Expected|Unrecognized)/.test(message)

/** A union reports each failed branch; the sentence written for the field is the one worth showing. */
function reason(issue: Issue): string {
  if (isOurs(issue.message)) return issue.message
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.flat().map(reason)
    return (
      inner.find((text) => text !== 'Escolha uma das opções.' && text !== 'Valor de tipo inválido.') ??
      inner[0] ??
      'Valor inválido.'
    )
  }
  return sentence(issue)
}

/** Issues of a failed validation as field → reason, the first reason of each field. */
export function toCampos(issues: readonly Issue[]): Campos {
  const campos: Campos = {}
  for (const issue of issues) {
    const field = issue.path.join('.') || 'corpo'
    campos[field] ??= reason(issue)
  }
  return campos
}
