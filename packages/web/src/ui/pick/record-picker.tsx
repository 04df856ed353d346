import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { TextInput } from '../field/text-input.tsx'
import { errorText } from '../states/error-text.ts'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './record-picker.module.css'

/** A record as one picks it: never by typing its number. */
export interface Pickable {
  id: number
  label: string
  hint?: string | undefined
}

/** What holds a text, asked of the server. */
export type Search<T extends Pickable> = (
  text: string,
) => UseQueryOptions<readonly T[], Error, readonly T[], QueryKey>

interface RecordPickerProps<T extends Pickable> {
  id: string
  label: string
  placeholder: string
  search: Search<T>
  /** Those that are chosen already are not offered again. */
  taken: readonly number[]
  disabled?: boolean
  describedBy?: string | undefined
  onPick: (record: T) => void
}

/** A search with what it finds below it, each to be taken with a click or a key. */
export function RecordPicker<T extends Pickable>(props: RecordPickerProps<T>) {
  const { id, label, placeholder, search, taken, disabled = false, describedBy, onPick } = props
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const { data, error, isFetching } = useQuery({ ...search(text), enabled: text.length > 1 })
  const offered = text.length > 1 ? (data ?? []).filter((record) => !taken.includes(record.id)) : []
  const state = error
    ? errorText(error)
    : text.length > 1 && data && !isFetching && offered.length === 0
      ? 'Nada encontrado.'
      : ''
  return (
    <div className={classes.picker}>
      <TextInput
        id={id}
        type="search"
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        autoComplete="off"
        disabled={disabled}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter takes the first one instead of sending the form.
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = offered
          if (first) onPick(first)
          if (first) setTyped('')
        }}
      />
      <p role="status" className={`${shared.note} ${words.size13}`}>
        {state}
      </p>
      {offered.length > 0 ? (
        <ul className={classes.offers} aria-label={`Encontrados: ${label}`}>
          {offered.map((record) => (
            <li key={record.id}>
              <button
                type="button"
                className={`${words.gap8} ${words.start} ${classes.offer}`}
                onClick={() => {
                  onPick(record)
                  setTyped('')
                }}
              >
                <Plus size={16} aria-hidden />
                <span>
                  {record.label}
                  {record.hint ? (
                    <small className={`${shared.small} ${words.block}`}>{record.hint}</small>
                  ) : null}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface PickedListProps<T extends Pickable> {
  label: string
  picked: readonly T[]
  disabled?: boolean
  onDrop: (record: T) => void
}

/** What was picked, each with the way to drop it. */
export function PickedList<T extends Pickable>({
  label,
  picked,
  disabled = false,
  onDrop,
}: PickedListProps<T>) {
  if (picked.length === 0) return null
  return (
    <ul className={classes.picked} aria-label={label}>
      {picked.map((record) => (
        <li key={record.id} className={words.gap8}>
          <span>{record.label}</span>
          <button
            type="button"
            className={classes.drop}
            disabled={disabled}
            aria-label={`Tirar ${record.label}`}
            onClick={() => onDrop(record)}
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
