import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { Search } from 'lucide-react'
import { TextInput } from '../ui/field/text-input.tsx'
import { useReach } from '../ui/field/use-reach.ts'
import { useTypedSearch } from '../ui/list-screen/use-typed-search.ts'
import { searchPontos } from './pontos.ts'
import type { RichPontoSearchProps } from './rich-ponto-search.tsx'

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

const load = async () => (await import('./rich-ponto-search.tsx')).RichPontoSearch

/** Narrows list and map while one types, and offers what it finds: choosing one goes there. */
export function PontoSearch({ pontos, value, onSearch, onChoose }: PontoSearchProps) {
  const { text, type, now } = useTypedSearch(value, onSearch)
  const reach = useReach<RichPontoSearchProps>({ load, opensOnFocus: true })
  const { Rich } = reach
  const input = {
    type: 'search',
    role: 'combobox',
    'aria-label': LABEL,
    placeholder: LABEL,
    maxLength: 200,
    leftSection: <Search size={16} aria-hidden />,
    value: text,
  }
  return (
    <search>
      {Rich ? (
        <Rich
          {...input}
          found={text.trim() === '' ? [] : searchPontos(pontos, text).slice(0, MOST)}
          onType={type}
          onChoose={(ponto) => {
            now(text)
            onChoose(ponto)
          }}
        />
      ) : (
        <TextInput
          {...input}
          aria-haspopup="listbox"
          aria-expanded={false}
          autoComplete="off"
          onChange={(event) => {
            type(event.currentTarget.value)
            void reach.wake(true)
          }}
          {...reach.on}
          onBlur={reach.leave}
        />
      )}
    </search>
  )
}
