import { useState } from 'react'
import { TextInput, type TextInputProps } from './field/text-input.tsx'

type Own = 'value' | 'onChange' | 'type' | 'inputMode'

interface IntegerInputProps extends Omit<TextInputProps, Own> {
  /** Null when empty; a text that is no whole number is shown as it is. */
  value: number | string | null
  onChange: (value: number | null) => void
  /** Gets a text that is no whole number. Without it such a text counts as empty. */
  onUnreadable?: (text: string) => void
}

/** `1234` and `1.234`; never a sign, a fraction or an exponent. */
export function readInteger(text: string): number | null {
  const bare = text.trim()
  if (!/^\d+$|^\d{1,3}(\.\d{3})+$/.test(bare)) return null
  const number = Number(bare.replaceAll('.', ''))
  return Number.isSafeInteger(number) ? number : null
}

/** A whole number, written without thousands marks: it may be a year or a registration. */
export function IntegerInput({ value, onChange, onUnreadable, onBlur, ...rest }: IntegerInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const number = readInteger(text)
        if (number === null && text.trim() !== '' && onUnreadable) onUnreadable(text)
        else onChange(number)
      }}
      onBlur={(event) => {
        if (readInteger(event.currentTarget.value) !== null) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
