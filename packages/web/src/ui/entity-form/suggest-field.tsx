import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { TextInput, type TextInputProps } from '../field/text-input.tsx'
import { useReach } from '../field/use-reach.ts'
import words from '../theme/words.module.css'
import type { RichSuggestProps } from './rich-suggest.tsx'
import { suggestedFor } from './suggest.ts'
import { meaningOf } from './suggestions.ts'
import type { OptionsQuery, Suggestion, Values } from './types.ts'
import { useOptions } from './use-options.ts'

export interface SuggestFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  id: string
  options: readonly Suggestion[] | OptionsQuery<Suggestion>
  value: string
  values: Values
  /** The text, and what it suggests for other fields. */
  onChange: (text: string, suggested: Values) => void
}

const load = async () => (await import('./rich-suggest.tsx')).RichSuggest

/**
 * A text with suggestions, given or loaded. They are a help only: without them the field is a plain text, and what is
 * not among them is taken as it was typed.
 */
export function SuggestField({ options, value, values, onChange, onBlur, ...rest }: SuggestFieldProps) {
  const { options: known } = useOptions(options)
  const chosen = useRef<Suggestion>(undefined)
  const reach = useReach<RichSuggestProps>({ load, opensOnFocus: true })
  const { Rich } = reach
  const meaning = meaningOf(known, value)
  const write = (text: string) => {
    const typing = { before: value, text, last: chosen.current }
    const { option, suggested } = suggestedFor(known, typing, values)
    chosen.current = option
    onChange(text, suggested)
  }
  const input = { ...rest, value, rightSection: <ChevronDown size={16} aria-hidden /> }
  return (
    <>
      {Rich ? (
        <Rich {...input} known={known} onWrite={write} onBlur={onBlur} />
      ) : (
        <TextInput
          {...input}
          aria-haspopup="listbox"
          aria-expanded={false}
          role="combobox"
          autoComplete="off"
          onChange={(event) => {
            write(event.currentTarget.value)
            void reach.wake(true)
          }}
          {...reach.on}
          onBlur={(event) => {
            reach.leave()
            onBlur?.(event)
          }}
        />
      )}
      {meaning ? <p className={`${words.above4} ${words.size13} ${words.medium}`}>{meaning}</p> : null}
    </>
  )
}
