import { Combobox, InputBase, type InputBaseProps, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Input.css'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, useRef } from 'react'
import { inMain } from '../in-main.ts'
import { suggestedFor } from './suggest.ts'
import classes from './suggest-field.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { meaningOf, searchSuggestions } from './suggestions.ts'
import type { OptionsQuery, Suggestion, Values } from './types.ts'
import { useOptions } from './use-options.ts'

interface SuggestFieldProps extends InputBaseProps {
  id: string
  name: string
  placeholder: string | undefined
  options: readonly Suggestion[] | OptionsQuery<Suggestion>
  value: string
  values: Values
  /** The text, and what it suggests for other fields. */
  onChange: (text: string, suggested: Values) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * A text with suggestions, given or loaded. They are a help only: without them the field is a plain text, and what is
 * not among them is taken as it was typed.
 */
export function SuggestField({ options, value, values, onChange, onBlur, ...rest }: SuggestFieldProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { options: known } = useOptions(options)
  const chosen = useRef<Suggestion>(undefined)
  const { found, search } = searchSuggestions(known, value)
  const meaning = meaningOf(known, value)
  const write = (text: string) => {
    const typing = { before: value, text, last: chosen.current }
    const { option, suggested } = suggestedFor(known, typing, values)
    chosen.current = option
    onChange(text, suggested)
  }
  return (
    <Combobox
      store={combobox}
      shadow="md"
      portalProps={inMain()}
      onOptionSubmit={(place) => {
        const picked = found[Number(place)]
        if (picked) write(picked.label)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...rest}
          value={value}
          rightSection={<ChevronDown size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          onChange={(event) => {
            write(event.currentTarget.value)
            combobox.resetSelectedOption()
            combobox.openDropdown()
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={(event) => {
            combobox.closeDropdown()
            onBlur(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <SuggestionList suggestions={found} value={value} search={search} labelledBy={`${rest.id}-label`} />
      </Combobox.Dropdown>
      {meaning ? <p className={classes.meaning}>{meaning}</p> : null}
    </Combobox>
  )
}
