import { formatAmount, parseMoney } from '@paco/domain/shared/money'
import { Lock } from 'lucide-react'
import { type ClipboardEvent, useState } from 'react'
import classes from './day-input.module.css'
import { TextInput, type TextInputProps } from './field/text-input.tsx'

type Own = 'value' | 'onChange' | 'type' | 'inputMode' | 'leftSection'

interface MoneyInputProps extends Omit<TextInputProps, Own> {
  /** The amount in reais, null when empty; a text that is no amount is shown as it is. */
  value: number | string | null
  onChange: (value: number | null) => void
  /** Gets a text that is no amount. Without it such a text counts as empty. */
  onUnreadable?: (text: string) => void
}

/** What was typed as an amount, never a negative one. */
export function readAmount(text: string): number | null {
  const amount = parseMoney(text)
  return amount !== null && amount >= 0 && !Object.is(amount, -0) ? amount : null
}

const shown = (value: number | string | null): string =>
  typeof value === 'number' ? formatAmount(value) : (value ?? '')

/** Money as people type or paste it: `1234,5` and `R$ 1.234,50` both become `1.234,50` when the field is left. */
export function MoneyInput({
  value,
  onChange,
  onUnreadable,
  error,
  onFocus,
  onBlur,
  ...rest
}: MoneyInputProps) {
  // While the field is being typed in it shows the typing; otherwise the value.
  const [typed, setTyped] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)

  const take = (text: string) => {
    const amount = readAmount(text)
    if (amount === null && text.trim() !== '' && onUnreadable) onUnreadable(text)
    else onChange(amount)
    return amount
  }

  // A paste over the whole field is put in order at once, so that it can be checked by eye.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: before } = event.currentTarget
    const whole = selectionStart === 0 && selectionEnd === before.length
    const amount = readAmount(event.clipboardData.getData('text'))
    if (!whole || amount === null) return
    event.preventDefault()
    setTyped(formatAmount(amount))
    onChange(amount)
  }

  return (
    <TextInput
      {...rest}
      inputClass={classes.input}
      leftSection={<span aria-hidden>R$</span>}
      {...(rest.readOnly && { rightSection: <Lock size={14} aria-hidden /> })}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown(value)}
      error={error ?? (unreadable ? 'Informe um valor válido, como 1.234,50.' : undefined)}
      onPaste={onPaste}
      onFocus={(event) => {
        setTyped(shown(value))
        onFocus?.(event)
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        take(event.currentTarget.value)
        setUnreadable(false)
      }}
      onBlur={(event) => {
        const text = event.currentTarget.value
        const wrong = readAmount(text) === null && text.trim() !== ''
        setUnreadable(wrong)
        // What could not be read stays there to be corrected.
        setTyped(wrong ? text : null)
        onBlur?.(event)
      }}
    />
  )
}
