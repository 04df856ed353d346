import { formatInstant } from '@paco/domain/shared/days'
import { type CSSProperties, type FocusEvent, lazy, Suspense, useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import parts from '../data/parts.module.css'
import shared from '../theme/shared.module.css'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import classes from './entity-form.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { FieldNotes } from './field-notes.tsx'
import { FieldView } from './field-view.tsx'
import { FormIndex } from './form-index.tsx'
import { isInput, isLocked, isVisible } from './form-values.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { TableView } from './table-view.tsx'
import type { DescribedField, DescribedInput, EntityFormProps, FormSchema, Values } from './types.ts'
import { useEntityForm } from './use-entity-form.ts'

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))

const spanOf = (field: DescribedField) =>
  ('span' in field ? field.span : undefined) ??
  (field.kind === 'textarea' || field.kind === 'section' || field.kind === 'table' ? 12 : 6)

/** Going from a field to a button is no reason to complain yet: the message would move the button from under the click. */
const goesToButton = (event: FocusEvent | undefined) =>
  event?.relatedTarget instanceof Element && event.relatedTarget.closest('[data-form-buttons]') !== null

const TYPED_IN = 'input:not(:disabled, [readonly]), textarea:not(:disabled, [readonly])'

function StaticField({
  field,
  id,
  initial,
}: {
  field: Extract<DescribedField, { kind: 'readonly' | 'section' }>
  id: string
  initial: object | undefined
}) {
  if (field.kind === 'section') {
    return (
      <>
        <h2 id={id} tabIndex={-1} className={`${words.above8} ${classes.section}`}>
          {field.label}
        </h2>
        {field.help ? <p className={`${shared.note} ${classes.sectionHelp}`}>{field.help}</p> : null}
      </>
    )
  }
  const value = (initial as Values | undefined)?.[field.name]
  const shown = field.show ? field.show(value) : String(value ?? '-')
  return (
    <div>
      <p className={shared.note}>{field.label}</p>
      <p className={`${words.wraps} ${classes.readonlyValue}`}>{shown}</p>
    </div>
  )
}

/**
 * A form of the product, whole: inputs by kind, checked with the contract's own schema, errors beside the fields and in
 * a summary, a draft that survives reloads, a warning before leaving, and a way through conflicts.
 *
 *   <EntityForm
 *     label="Editar usuário"
 *     schema={usuarioUpdate}
 *     fields={[
 *       { name: 'name', kind: 'text' },
 *       { name: 'email', kind: 'email' },
 *       { name: 'role', kind: 'select', options: ROLE_OPTIONS },
 *       { name: 'id_secretaria', kind: 'select', options: { queryKey, queryFn } },
 *       { name: 'ativo', kind: 'switch', onLabel: 'Ativo', offLabel: 'Inativo' },
 *     ]}
 *     initial={usuario}
 *     draftKey={`usuarios/${usuario.id}`}
 *     reload={async () => (await request(usuariosCalls.getUsuario, { params })).data.Result[0] ?? {}}
 *     submit={(body) => request(usuariosCalls.updateUsuario, { params, body })}
 *     onSuccess={() => { toast('Usuário salvo.'); void navigate({ to: '/usuarios' }) }}
 *   />
 *
 * What a field is called, whether it may stay empty and how much it takes, the schema says (`labelled` in the domain). A
 * form says so itself only where its own word differs on purpose.
 *
 * Fields that repeat row by row stand in a field of kind `table`, whose `below` may fill several at once:
 *
 *   { kind: 'table', name: 'etapas', label: 'Etapas', columns: [{ label: 'Início' }, { label: 'Fim' }],
 *     rows: NUMEROS.map((n) => ({ label: `Etapa ${n}`, fields: [inicioOf(n), fimOf(n)] })),
 *     below: ({ values, fill }) => <Button onClick={() => fill(computed(values))}>Calcular</Button> }
 *
 * What a value means, and what looks wrong without being refused, stands under its field while one types:
 *
 *   { name: 'total', kind: 'money', below: ({ total }) => inWords(total),
 *     warning: ({ total, parts }) => (total === parts ? null : 'As partes não somam o total.') }
 *
 * Where several records are made in a row, `another` names what one has in common with the next.
 *
 * A form that stays open after saving takes its new version from a fresh `initial`: invalidate the record's query in
 * `onSuccess`.
 */
export function EntityForm<S extends FormSchema, Result>(props: EntityFormProps<S, Result>) {
  const { initial, draftKey, submitLabel = 'Salvar', pendingLabel = 'Enviando...' } = props
  const form = useEntityForm(props)
  const formId = useId()
  const idOf = (name: string) => `${formId}-${name}`
  const grid = useRef<HTMLDivElement>(null)
  // The next record is typed from its first field on.
  useEffect(() => {
    if (form.round > 0) grid.current?.querySelector<HTMLElement>(TYPED_IN)?.focus()
  }, [form.round])
  // A link may lead to one field: what another screen says is missing. Names of fields need no decoding, which may fail.
  useEffect(() => {
    const named = /^#(\w+)$/.exec(window.location.hash)?.[1]
    if (named) grid.current?.querySelector<HTMLElement>(`[id$="-${named}"]`)?.focus()
  }, [])
  const inputView = (field: DescribedInput, bare: boolean) => (
    <FieldView
      id={idOf(field.name)}
      field={field}
      value={form.values[field.name]}
      values={form.values}
      error={form.errors[field.name]}
      disabled={form.pending}
      bare={bare}
      onChange={(value) => form.fill({ [field.name]: value })}
      onFill={form.fill}
      onBlur={(event) => {
        if (!goesToButton(event)) form.blur(field.name)
      }}
    />
  )
  const notedView = (field: DescribedInput, bare: boolean) => (
    <>
      {inputView(field, bare)}
      <FieldNotes field={field} values={form.values} />
    </>
  )
  const contentOf = (field: DescribedField) => {
    if (isInput(field)) return notedView(field, false)
    if (field.kind !== 'table') return <StaticField field={field} id={idOf(field.name)} initial={initial} />
    const tools = { values: form.values, fill: form.fill, disabled: form.pending }
    return (
      <TableView
        id={idOf(field.name)}
        field={field}
        tools={tools}
        cell={(inner) => isInput(inner) && notedView(inner, true)}
      />
    )
  }
  const label = typeof submitLabel === 'function' ? submitLabel(form.values) : submitLabel
  const ready = props.canSubmit?.(form.values) ?? true
  const anyRequired = form.fields.some((field) => isInput(field) && field.required)
  return (
    <form
      className={classes.form}
      aria-label={props.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React hands events of dialogs inside the form up to it as well.
        event.stopPropagation()
        void form.submit()
      }}
    >
      <LeaveGuard isUnsaved={form.isUnsaved} keepsDraft={draftKey !== undefined} />
      {form.restored === null ? null : (
        <div className={`${shared.row} ${parts.banner} ${tones.run} ${words.gap4x12}`} role="status">
          <span>
            <strong>Rascunho recuperado</strong>, de {formatInstant(new Date(form.restored).toISOString())}.
          </span>
          <button
            type="button"
            className={`${parts.inlineButton} ${classes.inlineButton}`}
            onClick={form.discardDraft}
          >
            Descartar rascunho
          </button>
        </div>
      )}
      <ErrorSummary
        fields={form.fields.filter((field) => isVisible(field, form.values))}
        errors={form.errors}
        failure={form.failure}
        failureTitle={props.failureTitle}
        failed={form.failed}
        idOf={idOf}
      />
      {props.indexed ? <FormIndex fields={form.layout} idOf={idOf} /> : null}
      {anyRequired ? (
        <p className={`${shared.note} ${words.below12}`}>
          Campos com <span className={words.bad}>*</span> são obrigatórios.
        </p>
      ) : null}
      <div className={classes.grid} key={form.round} ref={grid}>
        {form.layout
          .filter((field) => isVisible(field, form.values))
          .map((field) => (
            <div
              key={field.name}
              className={`${words.shrinks} ${classes.cell}`}
              style={{ '--span': spanOf(field) } as CSSProperties}
            >
              {contentOf(field)}
            </div>
          ))}
      </div>
      <div className={`${parts.buttons} ${words.ruled} ${classes.buttons}`} data-form-buttons>
        {props.extraButtons}
        {props.onCancel ? (
          <Button variant="default" onClick={props.onCancel} disabled={form.pending}>
            {props.cancelLabel ?? 'Cancelar'}
          </Button>
        ) : null}
        {props.another ? (
          <Button
            variant="default"
            disabled={form.pending || !ready}
            onClick={() => void form.submitAndAdd()}
          >
            Salvar e adicionar outro
          </Button>
        ) : null}
        <Button type="submit" disabled={form.pending || !ready} aria-busy={form.pending}>
          {form.pending ? pendingLabel : label}
        </Button>
      </div>
      {form.theirs ? (
        <Suspense fallback={null}>
          <ConflictDialog
            fields={form.fields.filter((field) => !isLocked(field))}
            base={form.base}
            mine={form.values}
            theirs={form.theirs}
            onContinue={form.continueWith}
            onCancel={form.cancelMerge}
          />
        </Suspense>
      ) : null}
    </form>
  )
}
