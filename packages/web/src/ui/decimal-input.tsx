import { formatWhole } from '@paco/domain/shared/formats'
import { formatAmount, parseMoney } from '@paco/domain/shared/money'
import { useState } from 'react'
import classes from './decimal-input.module.css'
import { TextInput, type TextInputProps } from './field/text-input.tsx'

type Own = 'value' | 'onChange' | 'type' | 'inputMode'

interface DecimalInputProps extends Omit<TextInputProps, Own> {
  /** Null when empty; a text is shown as it is. */
  value: number | string | null
  onChange: (value: number | null) => void
  /** Gets a text that is no number. Without it such a text counts as empty. */
  onUnreadable?: (text: string) => void
}

/** `90`, `90,50`: what is whole is shown whole. */
export const formatDecimal = (value: number): string =>
  Number.isInteger(value) ? formatWhole(value) : formatAmount(value)

const shown = (value: number | string | null): string =>
  typeof value === 'number' ? formatDecimal(value) : (value ?? '')

/** A number with up to two decimals, typed as `90`, `90,5` or `-3`; put in order when the field is left. */
export function DecimalInput({ value, onChange, onUnreadable, onBlur, ...rest }: DecimalInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      inputClass={classes.input}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown(value)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const number = parseMoney(text)
        if (number === null && text.trim() !== '' && onUnreadable) onUnreadable(text)
        else onChange(number)
      }}
      onBlur={(event) => {
        const text = event.currentTarget.value
        // What could not be read stays there to be corrected.
        if (text.trim() === '' || parseMoney(text) !== null) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
