import { formatQuantity, parseQuantity } from '@paco/domain/shared/quantity'
import { useState } from 'react'
import type { CustomFieldProps } from './entity-form/types.ts'
import { TextInput } from './field/text-input.tsx'

const shown = (value: unknown): string =>
  typeof value === 'number' ? formatQuantity(value) : String(value ?? '')

/** A percentage of up to four decimals, as rates of works have them; what is no number stays to be mended. */
export function PercentField({
  id,
  value,
  error,
  disabled,
  describedBy,
  onChange,
  onBlur,
}: CustomFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      id={id}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      value={typed ?? shown(value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        onChange(text.trim() === '' ? null : (parseQuantity(text.replace(/%\s*$/, '')) ?? text))
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur(event)
      }}
    />
  )
}

export const percentShown = (value: unknown): string => `${shown(value)}%`
