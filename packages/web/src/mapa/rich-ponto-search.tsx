import { Combobox, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { useEffect, useRef } from 'react'
import { takeOver } from '../ui/field/hand-over.ts'
import { TextInput, type TextInputProps } from '../ui/field/text-input.tsx'
import { Highlight } from '../ui/highlight.tsx'
import { inMain } from '../ui/in-main.ts'
import shared from '../ui/theme/shared.module.css'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'
import words from '../ui/theme/words.module.css'
import classes from './ponto-search.module.css'

export interface RichPontoSearchProps extends TextInputProps {
  value: string
  found: readonly Coordenada[]
  onType: (text: string) => void
  onChoose: (ponto: Coordenada) => void
}

/** The search with what it finds below it, with the focus that its picture had. */
export function RichPontoSearch({ value, found, onType, onChoose, ...input }: RichPontoSearchProps) {
  const box = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  useEffect(() => takeOver(box.current), [])
  return (
    <ThemeProvider>
      <Combobox
        store={combobox}
        shadow="md"
        portalProps={inMain()}
        onOptionSubmit={(id) => {
          const chosen = found.find((ponto) => String(ponto.id) === id)
          combobox.closeDropdown()
          if (chosen) onChoose(chosen)
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            {...input}
            ref={box}
            value={value}
            onChange={(event) => {
              onType(event.currentTarget.value)
              combobox.resetSelectedOption()
              combobox.openDropdown()
            }}
            onFocus={() => combobox.openDropdown()}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={found.length === 0}>
          <Combobox.Options aria-label="Projetos encontrados" className={classes.options}>
            {found.map(({ id, nome_projeto, secretaria_nome }) => (
              <Combobox.Option key={id} value={String(id)}>
                <Highlight text={nome_projeto} find={value} />
                <small className={`${shared.small} ${words.block}`}>
                  <Highlight text={secretaria_nome} find={value} />
                </small>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </ThemeProvider>
  )
}
