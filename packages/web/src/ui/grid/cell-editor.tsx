import { fold } from '@paco/domain/shared/fold'
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import classes from './grid.module.css'
import type { GridStore } from './grid-store.ts'
import { editorKey } from './keys.ts'
import { alignOf, keyboardOf } from './layout.ts'
import type { Action } from './reduce.ts'
import type { Opened } from './state.ts'
import type { ChoiceColumn, GridColumn } from './types.ts'

interface CellEditorProps<Row> {
  store: GridStore<Row>
  column: GridColumn<Row>
  opened: Opened
  /** What is typed here, for those who hear it. */
  name: string
  /** Goes on from the cell, with the focus. */
  act: (action: Action<Row>) => void
}

/** The option a letter begins, or the one that was chosen. */
const optionFor = <Row,>({ options }: ChoiceColumn<Row>, { how, text }: Opened): string => {
  const begins = (label: string) => text !== '' && fold(label).startsWith(fold(text))
  const found = options.find(({ label }) => (how === 'typed' ? begins(label) : label === text))
  return found?.label ?? ''
}

/** A block from a spreadsheet goes to its cells, also when one of them is open. */
const isBlock = (text: string) => /[\t\n]/.test(text.trim())

/** The cell being typed in. A keystroke changes this field and nothing else. */
export function CellEditor<Row>({ store, column, opened, name, act }: CellEditorProps<Row>) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const start = column.kind === 'choice' ? optionFor(column, opened) : opened.text
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    store.draft(start)
    if (column.kind !== 'choice') field.current?.setSelectionRange(start.length, start.length)
  }, [store, start, column.kind])

  const shared = {
    ref: field,
    className: classes.editor,
    'aria-label': name,
    defaultValue: start,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => store.draft(currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
      const { key, shiftKey: shift, ctrlKey, metaKey, altKey: alt } = event
      event.stopPropagation()
      if (event.nativeEvent.isComposing) return
      // The arrows choose among options.
      const how = column.kind === 'choice' ? 'opened' : opened.how
      const end = editorKey({ key, shift, ctrl: ctrlKey || metaKey, alt }, how)
      if (end === null) return
      event.preventDefault()
      act(
        end === 'cancel'
          ? { type: 'cancel' }
          : { type: 'commit', text: event.currentTarget.value, after: end },
      )
    },
    onBlur: ({ currentTarget }: { currentTarget: EventTarget }) => {
      // Whoever looks something up in another window comes back to the cell as it was.
      if (document.activeElement !== currentTarget) store.settle()
    },
  }
  if (column.kind === 'choice')
    return (
      <select {...shared}>
        <option value="" aria-label="Nenhuma" />
        {column.options.map(({ value, label }) => (
          <option key={value}>{label}</option>
        ))}
      </select>
    )
  return (
    <input
      {...shared}
      type="text"
      inputMode={keyboardOf(column)}
      autoComplete="off"
      data-align={alignOf(column)}
      onPaste={(event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text')
        event.stopPropagation()
        if (!isBlock(text)) return
        event.preventDefault()
        act({ type: 'paste', text })
      }}
    />
  )
}
