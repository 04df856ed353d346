import { Select } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/CloseButton.css'
import { useEffect, useRef, useState } from 'react'
import { foldedFilter } from '../folded-filter.ts'
import { inMain } from '../in-main.ts'
import selectClasses from '../select.module.css'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { takeOver } from './hand-over.ts'
import type { SelectBoxProps } from './select-box.tsx'

export interface RichSelectProps<Value extends string | number> extends SelectBoxProps<Value> {
  /** How it was reached for: to be opened at once, and with what was typed by then. */
  start: { open: boolean; typed: string | null }
}

/** The choice itself, with the focus that its picture had. */
export function RichSelect<Value extends string | number>({
  start,
  options,
  clearLabel,
  invalid,
  required,
  ...rest
}: RichSelectProps<Value>) {
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState(
    start.typed ?? options.find(({ value }) => value === rest.value)?.label ?? '',
  )
  // While it is being put in place it would forget what was typed.
  const placed = useRef(false)
  useEffect(() => {
    placed.current = true
    takeOver(input.current)
  }, [])
  return (
    <ThemeProvider>
      <Select<Value>
        {...rest}
        ref={input}
        data={[...options]}
        searchValue={search}
        onSearchChange={(text) => {
          if (placed.current) setSearch(text)
        }}
        defaultDropdownOpened={start.open}
        error={invalid}
        required={required}
        allowDeselect={!required}
        filter={foldedFilter}
        clearable={clearLabel !== undefined}
        clearButtonProps={{ 'aria-label': clearLabel }}
        nothingFoundMessage="Nada encontrado"
        withScrollArea={false}
        classNames={{ options: selectClasses.options }}
        comboboxProps={{ shadow: 'md', portalProps: inMain() }}
      />
    </ThemeProvider>
  )
}
