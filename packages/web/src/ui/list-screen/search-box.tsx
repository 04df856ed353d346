import { MAX_SEARCH } from '@paco/domain/http/view'
import { Search, X } from 'lucide-react'
import { type CSSProperties, useRef } from 'react'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './toolbar.module.css'
import { useTypedSearch } from './use-typed-search.ts'

/** Wide enough for what the box says while it is empty; a letter is narrower than the `0` that `ch` measures. */
const widthFor = (placeholder: string) =>
  ({ '--search-width': `calc(${placeholder.length * 0.8}ch + 72px)` }) as CSSProperties

interface SearchBoxProps {
  value: string
  placeholder: string
  onSearch: (text: string) => void
}

/** Debounced, searches when the typing pauses: a word is one request, not one per letter. */
export function SearchBox({ value, placeholder, onSearch }: SearchBoxProps) {
  const { text, type, now } = useTypedSearch(value, onSearch)
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={classes.search} style={widthFor(placeholder)}>
      <Search className={`${words.muted} ${classes.searchIcon}`} size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        className={`${shared.field} ${words.whole} ${classes.searchInput}`}
        value={text}
        maxLength={MAX_SEARCH}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') now(text)
        }}
      />
      {text === '' ? null : (
        <button
          type="button"
          className={`${shared.close} ${classes.searchClear}`}
          data-small
          aria-label="Limpar pesquisa"
          onClick={() => {
            now('')
            input.current?.focus()
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </search>
  )
}
