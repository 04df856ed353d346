import { useEffect, useRef, useState } from 'react'
import { Field } from '../field/field.tsx'
import { TextInput } from '../field/text-input.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import classes from './cards.module.css'
import { noteOf, textOf, type Unread } from './cells.ts'
import type { GridStore } from './grid-store.ts'
import { keyboardOf } from './layout.ts'
import type { GridColumn, RowKey } from './types.ts'

interface CardFieldProps<Row> {
  store: GridStore<Row>
  /** Where the column stands among the grid's. */
  at: number
  column: GridColumn<Row>
  lineKey: RowKey
  row: Row
  unread: Unread | undefined
}

/** The next field of the cards, as the keyboard of a phone offers it. */
function goOn(field: HTMLElement) {
  const fields = [...(field.closest('ul')?.querySelectorAll<HTMLElement>('input, select') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (next) next.focus()
  else field.blur()
}

/** A cell as a field of its card: the same reading, the same errors. */
export function CardField<Row>({ store, at, column, lineKey, row, unread }: CardFieldProps<Row>) {
  const [typed, setTyped] = useState<string | null>(null)
  const waiting = useRef<string | null>(null)
  const take = (text: string | null) => {
    waiting.current = text
    setTyped(text)
  }
  const settle = () => {
    if (waiting.current !== null) store.type(lineKey, at, waiting.current)
    take(null)
  }
  // Whoever leaves from within the field has typed all the same.
  useEffect(
    () => () => {
      if (waiting.current !== null) store.type(lineKey, at, waiting.current)
    },
    [store, lineKey, at],
  )

  const note = noteOf(column, row, unread)
  const changed = column.changed?.(row)
  const parts = {
    label: column.label,
    ...(changed && { description: changed }),
    ...(note && { [note.tone === 'error' ? 'error' : 'description']: note.text }),
  }
  const value = typed ?? unread?.text ?? textOf(column, column.value(row))
  if (column.kind === 'choice') {
    const id = `${column.key}-${lineKey}`
    return (
      <Field id={id} {...parts}>
        <select
          id={id}
          className={`${shared.field} ${words.whole}`}
          value={value}
          aria-invalid={note?.tone === 'error' || undefined}
          onChange={({ currentTarget }) => store.type(lineKey, at, currentTarget.value)}
        >
          <option value="">Escolha</option>
          {column.options.map((option) => (
            <option key={option.value}>{option.label}</option>
          ))}
        </select>
      </Field>
    )
  }
  const offer = column.edit?.offer
  return (
    <TextInput
      {...parts}
      {...(offer !== undefined && {
        rightSection: (
          <button
            type="button"
            className={`${words.blue} ${words.strong} ${words.size13} ${classes.offer}`}
            aria-label={`${column.label}: ${offer}`}
            onClick={() => {
              take(null)
              store.type(lineKey, at, offer)
            }}
          >
            {offer}
          </button>
        ),
      })}
      inputMode={keyboardOf(column)}
      enterKeyHint="next"
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Escape') take(null)
        if (event.key !== 'Enter') return
        event.preventDefault()
        goOn(event.currentTarget)
      }}
    />
  )
}
