import { useEffect, useRef, useState } from 'react'

const PAUSE = 250

/** What is typed into a search box; it searches when the typing pauses (debounce), or at once when told so. */
export function useTypedSearch(value: string, onSearch: (text: string) => void, pause = PAUSE) {
  const [text, setText] = useState(value)
  const sent = useRef(value)

  // Back, a link or 'Limpar filtros' changed the search elsewhere: what stands in the box follows.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      onSearch(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, onSearch, pause])

  const now = (next: string) => {
    sent.current = next
    setText(next)
    onSearch(next)
  }
  return { text, type: setText, now }
}
