import { Combobox, TextInput, useCombobox } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Input.css'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { Search } from 'lucide-react'
import { Highlight } from '../ui/highlight.tsx'
import { inMain } from '../ui/in-main.ts'
import { useTypedSearch } from '../ui/list-screen/use-typed-search.ts'
import classes from './ponto-search.module.css'
import { searchPontos } from './pontos.ts'

const LABEL = 'Pesquisar por projeto ou secretaria'
/** More than these nobody reads through: another letter is quicker. */
const MOST = 30

interface PontoSearchProps {
  /** Those of the filter, by name. */
  pontos: readonly Coordenada[]
  value: string
  onSearch: (text: string) => void
  onChoose: (ponto: Coordenada) => void
}

/** Narrows list and map while one types, and offers what it finds: choosing one goes there. */
export function PontoSearch({ pontos, value, onSearch, onChoose }: PontoSearchProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { text, type, now } = useTypedSearch(value, onSearch)
  const found = text.trim() === '' ? [] : searchPontos(pontos, text).slice(0, MOST)
  return (
    <search>
      <Combobox
        store={combobox}
        shadow="md"
        portalProps={inMain()}
        onOptionSubmit={(id) => {
          const chosen = found.find((ponto) => String(ponto.id) === id)
          combobox.closeDropdown()
          now(text)
          if (chosen) onChoose(chosen)
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            type="search"
            role="combobox"
            aria-label={LABEL}
            placeholder={LABEL}
            maxLength={200}
            leftSection={<Search size={16} aria-hidden />}
            value={text}
            onChange={(event) => {
              type(event.currentTarget.value)
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
                <Highlight text={nome_projeto} find={text} />
                <small className={classes.hint}>
                  <Highlight text={secretaria_nome} find={text} />
                </small>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </search>
  )
}
