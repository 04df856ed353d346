import type { FocusEvent } from 'react'
import { DayInput } from '../day-input.tsx'
import { DecimalInput } from '../decimal-input.tsx'
import { describedBy, Field } from '../field/field.tsx'
import { PasswordInput } from '../field/password-input.tsx'
import { Switch } from '../field/switch.tsx'
import { TextInput } from '../field/text-input.tsx'
import { Textarea } from '../field/textarea.tsx'
import { IntegerInput } from '../integer-input.tsx'
import { MoneyInput } from '../money-input.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './entity-form.module.css'
import { SearchedField } from './searched-field.tsx'
import { SelectField } from './select-field.tsx'
import { SuggestField } from './suggest-field.tsx'
import type { DescribedInput, Values } from './types.ts'

interface FieldViewProps {
  id: string
  field: DescribedInput
  value: unknown
  values: Values
  error: string | undefined
  disabled: boolean
  /** In a table the headings say what the field is; its label is for those who hear it. */
  bare?: boolean
  onChange: (value: unknown) => void
  /** Several fields at once, this one among them. */
  onFill: (values: Values) => void
  onBlur: (event?: FocusEvent) => void
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

const typedOrNull = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null

/** How much of the room is used. No `maxlength` on inputs: it would cut off a paste without a word. */
function Counter({ value, max }: { value: unknown; max: number | undefined }) {
  const used = text(value).trim().length
  if (max === undefined || used < max * 0.8) return null
  return (
    <span
      className={`${shared.small} ${words.block} ${words.above4} ${words.tabular} ${classes.counter}`}
    >{`${String(used)} de ${String(max)} caracteres`}</span>
  )
}

/** A text of one line wraps to be read whole, but holds no line breaks. */
const onOneLine = (typed: string) => typed.replace(/\s*[\r\n]+\s*/g, ' ')

/** A field as the input of its kind, with label, help and error tied to it. */
export function FieldView(props: FieldViewProps) {
  const { id, field, value, values, error, disabled, bare = false, onChange, onFill, onBlur } = props
  const common = {
    id,
    name: field.name,
    label: bare ? undefined : field.label,
    'aria-label': bare ? field.label : undefined,
    description: field.help,
    placeholder: field.placeholder,
    required: field.required,
    disabled: disabled || field.disabled,
    error,
    onBlur,
  }
  switch (field.kind) {
    case 'text':
    case 'email':
      return (
        <>
          <TextInput
            {...common}
            type={field.kind}
            autoComplete={field.autoComplete ?? 'off'}
            value={text(value)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Counter value={value} max={field.maxLength} />
        </>
      )
    case 'password':
      return (
        <PasswordInput
          {...common}
          autoComplete={field.autoComplete ?? 'new-password'}
          value={text(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'textarea':
      return (
        <>
          <Textarea
            {...common}
            minRows={field.rows ?? 3}
            maxRows={12}
            value={text(value)}
            onChange={(event) => {
              const typed = event.currentTarget.value
              onChange(field.rows === 1 ? onOneLine(typed) : typed)
            }}
          />
          <Counter value={value} max={field.maxLength} />
        </>
      )
    case 'decimal':
      return (
        <DecimalInput {...common} value={typedOrNull(value)} onChange={onChange} onUnreadable={onChange} />
      )
    case 'money':
      return (
        <MoneyInput
          {...common}
          readOnly={field.locked ?? false}
          value={typedOrNull(value)}
          onChange={onChange}
          onUnreadable={onChange}
        />
      )
    case 'integer':
      return (
        <IntegerInput {...common} value={typedOrNull(value)} onChange={onChange} onUnreadable={onChange} />
      )
    case 'day':
      return (
        <DayInput
          {...common}
          readOnly={field.locked ?? false}
          placeholder={field.placeholder ?? 'dd/mm/aaaa'}
          value={value === null ? null : text(value)}
          onChange={onChange}
          onUnreadable={onChange}
        />
      )
    case 'select':
      return (
        <SelectField
          {...common}
          // A cross would take the room of the word; choosing the same again empties the field too.
          clearable={!bare && !field.required}
          options={field.options}
          value={typedOrNull(value)}
          onChange={onChange}
        />
      )
    case 'suggest': {
      const input = {
        ...common,
        value: text(value),
        values,
        onChange: (typed: string, suggested: Values) => onFill({ ...suggested, [field.name]: typed }),
      }
      return (
        <>
          {'search' in field ? (
            <SearchedField {...input} search={field.search} />
          ) : (
            <SuggestField
              {...input}
              options={typeof field.options === 'function' ? field.options(values) : field.options}
            />
          )}
          <Counter value={value} max={field.maxLength} />
        </>
      )
    }
    case 'switch': {
      const word = value === true ? field.onLabel : field.offLabel
      return (
        <Field
          id={id}
          label={word ? field.label : '\u00a0'}
          description={field.help}
          error={error}
          labelElement="div"
        >
          <Switch
            id={id}
            name={field.name}
            className={`${shared.line} ${classes.switch}`}
            disabled={common.disabled}
            checked={value === true}
            label={word ?? field.label}
            aria-label={word ? `${field.label}: ${word}` : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
            onBlur={onBlur}
          />
        </Field>
      )
    }
    case 'custom': {
      const parts = { description: field.help, error }
      return (
        <Field id={id} label={field.label} required={common.required} {...parts}>
          {field.render({
            id,
            label: field.label,
            value,
            values,
            error,
            disabled: common.disabled ?? false,
            describedBy: describedBy(id, parts),
            onChange,
            onBlur,
          })}
        </Field>
      )
    }
  }
}
