import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx'
import type { SuggestionSearch } from './types.ts'

const PAUSE = 250

/**
 * A text whose suggestions are searched for by the server: from the moment somebody reaches for it, and whenever the
 * typing pauses. Without an answer it is a plain text.
 */
export function SearchedField({
  search,
  ...field
}: Omit<SuggestFieldProps, 'options'> & { search: SuggestionSearch }) {
  const [reached, setReached] = useState(false)
  const [asked, setAsked] = useState(field.value)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(field.value), PAUSE)
    return () => clearTimeout(timer)
  }, [field.value])
  const { data } = useQuery({
    ...search(asked.trim()),
    enabled: reached,
    placeholderData: keepPreviousData,
  })
  return (
    <div onFocusCapture={() => setReached(true)}>
      <SuggestField {...field} options={data ?? []} />
    </div>
  )
}
