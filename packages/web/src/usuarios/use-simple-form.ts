import type { Campos } from '@paco/domain/shared/errors'
import { PacoError } from '@paco/domain/shared/errors'
import { validate } from '@paco/domain/shared/issues'
import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'

interface SimpleForm<Values extends Record<string, string>, Result> {
  schema: z.ZodMiniType
  empty: Values
  submit: (values: Values) => Promise<Result>
  onSuccess: (result: Result) => void
  /** The sentence for a refusal that is nobody's field. */
  explain: (error: unknown) => string
}

/**
 * The few fields of the doors (login, registration, own password): checked on leaving a field and on sending, with
 * the contract's own schema; the server's refusals land on their fields, the rest in one sentence.
 */
export function useSimpleForm<Values extends Record<string, string>, Result>(
  form: SimpleForm<Values, Result>,
) {
  const [values, setValues] = useState(form.empty)
  const [errors, setErrors] = useState<Campos>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  const problems = (of: Values): Campos => {
    const checked = validate(form.schema, of)
    return checked.ok ? {} : checked.campos
  }

  const focusFirst = (campos: Campos) => {
    const name = Object.keys(form.empty).find((key) => key in campos)
    if (name) element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }

  const refuse = (campos: Campos) => {
    setErrors(campos)
    focusFirst(campos)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    const found = problems(values)
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    setErrors({})
    try {
      form.onSuccess(await form.submit(values))
    } catch (error) {
      if (error instanceof PacoError && error.campos) refuse(error.campos)
      else setFailure(form.explain(error))
    } finally {
      setBusy(false)
    }
  }

  /** What an input needs to be this field. */
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setValues((before) => ({ ...before, [name]: value }))
      if (errors[name]) setErrors(({ [name]: _, ...others }) => others)
    },
    onBlur: () => {
      // Passing through an empty field is no mistake yet; sending it is.
      const problem = values[name] === '' ? undefined : problems(values)[name]
      if (problem) setErrors((before) => ({ ...before, [name]: problem }))
    },
  })

  const reset = () => {
    setValues(form.empty)
    setErrors({})
    setFailure(null)
  }

  return { values, field, failure, busy, reset, formProps: { ref: element, onSubmit, noValidate: true } }
}
