import { formatDay, parseDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { formatDecimal } from '../decimal-input.tsx'
import words from '../theme/words.module.css'
import classes from './entity-form.module.css'
import type { InputField } from './types.ts'
import { useOptions } from './use-options.ts'

function textOf(field: InputField, value: unknown): string {
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? formatMoney(value) : String(value)
    case 'decimal':
      return typeof value === 'number' ? formatDecimal(value) : String(value)
    case 'day':
      return formatDay(parseDay(String(value)) ?? String(value))
    case 'switch':
      return value === true ? (field.onLabel ?? 'Sim') : (field.offLabel ?? 'Não')
    case 'custom':
      return field.show?.(value) ?? (typeof value === 'object' ? JSON.stringify(value) : String(value))
    default:
      return String(value)
  }
}

/** A field's value as people read it, outside its input. */
export function ShownValue({ field, value }: { field: InputField; value: unknown }) {
  const { options } = useOptions(field.kind === 'select' ? field.options : [])
  if (value === null || value === undefined || value === '')
    return <span className={`${words.muted} ${classes.nothing}`}>vazio</span>
  return <>{options.find((option) => option.value === value)?.label ?? textOf(field, value)}</>
}
