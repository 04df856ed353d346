import { type Campos, PacoError, STALE_VERSION } from '@paco/domain/shared/errors'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { errorText } from '../states/error-text.ts'
import { describeFields } from './describe-fields.ts'
import { clearDraft, draftPlace, readDraft } from './draft.ts'
import {
  atFields,
  flatten,
  isLocked,
  keepable,
  problemsOf,
  toSend,
  valuesOf,
  versaoOf,
} from './form-values.ts'
import { sameValue } from './merge.ts'
import type { EntityFormProps, Field, FormSchema, Values } from './types.ts'
import { useDraft } from './use-draft.ts'

interface Opened {
  /** The values the edit started from, and their version. */
  base: Values
  versao: number | undefined
}

interface Start extends Opened {
  values: Values
  /** When the draft that was found had been written. */
  restored: number | null
}

function start(fields: readonly Field[], initial: object | undefined, place: string | undefined): Start {
  const base = valuesOf(fields, initial)
  const draft = place === undefined ? null : readDraft(place)
  if (!draft) return { base, versao: versaoOf(initial), values: base, restored: null }
  // The draft continues the edit it belongs to, old version included: what changed meanwhile shows as a conflict.
  return {
    base: { ...base, ...draft.base },
    versao: draft.versao,
    values: { ...base, ...draft.values },
    restored: draft.savedAt,
  }
}

const isStale = (error: unknown) =>
  error instanceof PacoError && error.status === 409 && error.message === STALE_VERSION

const differs = (one: Values, other: Values) =>
  Object.keys(one).some((name) => !sameValue(one[name], other[name]))

/** The state of a form: values, errors, draft, sending, and the record someone else changed meanwhile. */
export function useEntityForm<S extends FormSchema, Result>(props: EntityFormProps<S, Result>) {
  const { schema, initial, reload } = props
  const layout = useMemo(
    () => describeFields(props.fields as readonly Field[], schema),
    [props.fields, schema],
  )
  const fields = useMemo(() => flatten(layout), [layout])
  const [place] = useState(() => draftPlace(props.draftKey))
  const [first] = useState(() => start(fields, initial, place))
  const [opened, setOpened] = useState<Opened>(first)
  const [typed, setValues] = useState(first.values)
  const held = useMemo(() => valuesOf(fields.filter(isLocked), initial), [fields, initial])
  const values = useMemo(() => ({ ...typed, ...held }), [typed, held])
  // A field that answers late (suggestions on their way) holds the handler of an older drawing: it must not bring back
  // what the others said then.
  const latest = useRef(values)
  latest.current = values
  const [restored, setRestored] = useState(first.restored)
  const [errors, setErrors] = useState<Campos>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  /** Counts failed submits: each one moves the focus to the summary. */
  const [failed, setFailed] = useState(0)
  const [theirs, setTheirs] = useState<object | null>(null)
  /** Counts the records added one after the other: each one's inputs are new. */
  const [round, setRound] = useState(0)
  const sending = useRef(false)
  const saved = useRef(false)

  const dirty = useMemo(() => differs(opened.base, values), [opened, values])
  const kept = useMemo(
    () => ({ base: keepable(fields, opened.base), versao: opened.versao, values: keepable(fields, values) }),
    [fields, opened, values],
  )
  useDraft(place, kept, dirty, saved)

  const adopt = useCallback(
    (record: object | undefined) => {
      const base = valuesOf(fields, record)
      setOpened({ base, versao: versaoOf(record) })
      setValues(base)
      setErrors({})
      setFailure(null)
      setRestored(null)
    },
    [fields],
  )

  // A fresher record arrived: an untouched form shows it, a touched one keeps what was typed.
  const known = useRef(initial)
  useEffect(() => {
    if (known.current === initial) return
    known.current = initial
    if (!dirty) adopt(initial)
  }, [initial, dirty, adopt])

  const problems = (next: Values, versao: number | undefined) =>
    problemsOf(fields, schema, next, versao, props.fixed)

  function fill(written: Values) {
    saved.current = false
    const now = latest.current
    const changed = { ...written, ...props.follow?.(written, { ...now, ...written }) }
    const next = { ...now, ...changed }
    latest.current = next
    setValues(next)
    if (Object.keys(errors).length === 0) return
    // A complaint disappears as soon as it no longer holds; a new one waits until the field is left. One field may be
    // at fault for another's sake, so every complaint of the schema is looked at again; what only the server knows
    // stays until its own field changes.
    const was = problems(now, opened.versao)
    const complained = Object.keys(errors).filter((name) => name in changed || errors[name] === was[name])
    const still = problems(next, opened.versao)
    setErrors((before) => {
      const after = { ...before }
      for (const name of complained) {
        const problem = still[name]
        if (problem === undefined) delete after[name]
        else after[name] = problem
      }
      return after
    })
  }

  // What is typed here is told beside the form, and what is chosen there is filled in here.
  const { supplied, onValues } = props
  const filled = useRef(supplied)
  useEffect(() => {
    if (filled.current === supplied) return
    filled.current = supplied
    if (supplied) fill(supplied)
  })
  useEffect(() => onValues?.(values), [values, onValues])

  function blur(name: string) {
    const problem = problems(values, opened.versao)[name]
    setErrors(({ [name]: _, ...rest }) => (problem === undefined ? rest : { ...rest, [name]: problem }))
  }

  function fail(campos: Campos, text: string | null) {
    setErrors(atFields(fields, campos))
    setFailure(text)
    setFailed((count) => count + 1)
  }

  async function refuse(error: unknown) {
    if (isStale(error) && reload) {
      try {
        setTheirs(await reload())
      } catch (unreachable) {
        fail({}, errorText(unreachable))
      }
    } else if (error instanceof PacoError && error.campos) fail(error.campos, null)
    else fail({}, errorText(error))
  }

  /** As the form was opened, with what usually stays the same. */
  const nextOf = (sent: Values): Values => ({
    ...valuesOf(fields, initial),
    ...Object.fromEntries((props.another ?? []).map((name) => [name, sent[name]])),
  })

  async function send(next: Values, versao: number | undefined, another = false) {
    // Two clicks in one moment are one submit: state alone would be too late to tell.
    if (sending.current) return
    const found = problems(next, versao)
    if (Object.keys(found).length > 0) {
      fail(found, null)
      return
    }
    sending.current = true
    setPending(true)
    setErrors({})
    setFailure(null)
    try {
      const sent = toSend(fields, next, versao, props.fixed)
      const result = await props.submit(sent as Parameters<typeof props.submit>[0])
      saved.current = true
      if (place !== undefined) clearDraft(place)
      setRestored(null)
      // From here on nothing is unsaved; a password has done its work.
      const secrets = fields.filter(({ kind }) => kind === 'password')
      const clean = another ? nextOf(next) : { ...next, ...valuesOf(secrets, undefined) }
      setOpened({ base: clean, versao })
      setValues(clean)
      if (another) setRound((before) => before + 1)
      props.onSuccess?.(result, another)
    } catch (error) {
      await refuse(error)
    } finally {
      sending.current = false
      setPending(false)
    }
  }

  return {
    /** As the form shows them, tables and headings included. */
    layout,
    /** Every field, wherever it stands. */
    fields,
    values,
    errors,
    failure,
    failed,
    pending,
    dirty,
    restored,
    round,
    base: opened.base,
    theirs,
    /** One field, or several at once. */
    fill,
    blur,
    /** True when leaving now would lose something; asked at the moment of leaving. */
    isUnsaved: () => dirty && !saved.current && !sending.current,
    submit: () => send(values, opened.versao),
    submitAndAdd: () => send(values, opened.versao, true),
    discardDraft: () => {
      if (place !== undefined) clearDraft(place)
      adopt(initial)
    },
    cancelMerge: () => {
      setTheirs(null)
      fail({}, STALE_VERSION)
    },
    /** Goes on from the record as it is now, with the values chosen field by field. */
    continueWith: (merged: Values) => {
      const versao = versaoOf(theirs ?? undefined)
      setOpened({ base: valuesOf(fields, theirs ?? undefined), versao })
      setValues(merged)
      setTheirs(null)
      void send(merged, versao)
    },
  }
}
