import { formatQuantity, parseQuantity } from '@paco/domain/shared/quantity'
import { useState } from 'react'
import { TextInput, type TextInputProps } from '../../ui/field/text-input.tsx'

interface QuantityInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  value: unknown
  /** A number with up to four decimals, null when empty; a text that is none as it was typed. */
  onChange: (value: number | string | null) => void
}

const shown = (value: unknown): string =>
  typeof value === 'number' ? formatQuantity(value) : typeof value === 'string' ? value : ''

/** A number with up to four decimals, put in order when the field is left. */
export function QuantityInput({ value, onChange, onBlur, ...rest }: QuantityInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown(value)}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setTyped(text)
        onChange(text.trim() === '' ? null : (parseQuantity(text) ?? text))
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
