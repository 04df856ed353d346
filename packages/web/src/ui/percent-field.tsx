import type { CustomFieldProps } from './entity-form/types.ts'
import { QuantityInput, quantityShown } from './quantity-input.tsx'

/** A percentage in a form, with up to four decimals, as rates of works have them. */
export const PercentField = ({
  id,
  value,
  error,
  disabled,
  describedBy,
  onChange,
  onBlur,
}: CustomFieldProps) => (
  <QuantityInput
    id={id}
    unit="%"
    value={value}
    disabled={disabled}
    aria-invalid={error ? true : undefined}
    aria-describedby={describedBy}
    onChange={onChange}
    onBlur={onBlur}
  />
)

export const percentShown = (value: unknown): string => `${quantityShown(value)}%`
