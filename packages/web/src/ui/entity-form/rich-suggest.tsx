import { Combobox, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { useEffect, useRef } from 'react'
import { takeOver } from '../field/hand-over.ts'
import { TextInput, type TextInputProps } from '../field/text-input.tsx'
import { inMain } from '../in-main.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { RichSuggestionList } from './rich-suggestion-list.tsx'
import { searchSuggestions } from './suggestions.ts'
import type { Suggestion } from './types.ts'

export interface RichSuggestProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  id: string
  value: string
  known: readonly Suggestion[]
  onWrite: (text: string) => void
}

/** The text with its suggestions, with the focus that its picture had. */
export function RichSuggest({ known, value, onWrite, onBlur, ...rest }: RichSuggestProps) {
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { found, search } = searchSuggestions(known, value)
  useEffect(() => takeOver(input.current), [])
  return (
    <ThemeProvider>
      <Combobox
        store={combobox}
        shadow="md"
        portalProps={inMain()}
        onOptionSubmit={(place) => {
          const picked = found[Number(place)]
          if (picked) onWrite(picked.label)
          combobox.closeDropdown()
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            {...rest}
            ref={input}
            value={value}
            onChange={(event) => {
              onWrite(event.currentTarget.value)
              combobox.resetSelectedOption()
              combobox.openDropdown()
            }}
            onClick={() => combobox.openDropdown()}
            onFocus={() => combobox.openDropdown()}
            onBlur={(event) => {
              combobox.closeDropdown()
              onBlur?.(event)
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={found.length === 0}>
          <RichSuggestionList
            suggestions={found}
            value={value}
            search={search}
            labelledBy={`${rest.id}-label`}
          />
        </Combobox.Dropdown>
      </Combobox>
    </ThemeProvider>
  )
}
