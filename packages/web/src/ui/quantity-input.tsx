import { formatQuantity, parseQuantity } from '@paco/domain/shared/quantity'
import { useState } from 'react'
import { TextInput, type TextInputProps } from './field/text-input.tsx'

interface QuantityInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  value: unknown
  /** What may stand behind the number. */
  unit?: '%'
  /** A number with up to four decimals, null when empty; a text that is none as it was typed, to be mended. */
  onChange: (value: number | string | null) => void
}

export const quantityShown = (value: unknown): string =>
  typeof value === 'number' ? formatQuantity(value) : String(value ?? '')

/** A number with up to four decimals, put in order when the field is left. */
export function QuantityInput({ value, unit, onChange, onBlur, ...rest }: QuantityInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? quantityShown(value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        const number = unit === '%' ? text.replace(/%\s*$/, '') : text
        onChange(text.trim() === '' ? null : (parseQuantity(number) ?? text))
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
