import looks from '../data/parts.module.css'
import { describedBy, Field, type FieldParts } from '../field/field.tsx'
import { SelectBox, type SelectBoxProps } from '../field/select-box.tsx'
import shared from '../theme/shared.module.css'
import classes from './entity-form.module.css'
import type { Option, OptionsQuery } from './types.ts'
import { useOptions } from './use-options.ts'

type Value = string | number
type Own = 'options' | 'placeholder' | 'searchable' | 'clearLabel' | 'required'

interface SelectFieldProps extends FieldParts, Omit<SelectBoxProps<Value>, Own> {
  id: string
  options: readonly Option[] | OptionsQuery
  placeholder?: string | undefined
  clearable?: boolean
}

/** A choice among options, searchable when they are many. A value that left the list stays visible. */
export function SelectField({
  options,
  clearable,
  label,
  description,
  error,
  className,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const { id, value } = rest
  const { options: known, loading, failed, retry } = useOptions(options)
  const missing = value !== null && !loading && !failed && !known.some((option) => option.value === value)
  const offered = known.filter((option) => !option.retired || option.value === value)
  const listed = missing ? [...offered, { value, label: `${String(value)} (fora da lista)` }] : offered
  const emptyText = 'emptyText' in options && !loading && !failed && offered.length === 0 && options.emptyText
  const parts = { label, description, error, required: rest.required ?? false }
  return (
    <div className={className}>
      <Field id={id} {...parts}>
        <SelectBox<Value>
          {...rest}
          options={listed}
          aria-describedby={describedBy(id, parts)}
          invalid={Boolean(error)}
          disabled={rest.disabled || loading || failed}
          placeholder={loading ? 'Carregando…' : (placeholder ?? 'Escolha')}
          searchable={offered.length > 10}
          clearLabel={clearable ? 'Limpar' : undefined}
        />
      </Field>
      {emptyText ? <p className={shared.note}>{emptyText}</p> : null}
      {failed ? (
        <p className={shared.error} role="alert">
          {('failedText' in options && options.failedText) || 'Não foi possível carregar as opções.'}{' '}
          <button type="button" className={`${looks.inlineButton} ${classes.inlineButton}`} onClick={retry}>
            Tentar de novo
          </button>
        </p>
      ) : null}
    </div>
  )
}
