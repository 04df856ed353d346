import { CircleAlert, Pencil, TriangleAlert } from 'lucide-react'
import shared from '../theme/shared.module.css'
import tones from '../theme/tones.module.css'
import words from '../theme/words.module.css'
import { noteOf } from './cells.ts'
import classes from './grid.module.css'
import type { GridStore } from './grid-store.ts'
import { type GridState, rowAt } from './state.ts'
import type { GridColumn, Note } from './types.ts'
import { useGridState } from './use-grid-store.ts'

interface GridStatusProps<Row> {
  store: GridStore<Row>
  columns: readonly GridColumn<Row>[]
  isLocked: boolean
  helpId: string
}

/** What there is to say of a cell: what is wrong with it, else what it was before. */
function noteUnder<Row>(
  state: GridState<Row>,
  columns: readonly GridColumn<Row>[],
): Note | { tone: 'changed'; text: string } | null {
  const { row: at, column: number } = state.cursor
  const [line, column, row] = [state.shown[at], columns[number], rowAt(state, at)]
  if (!line || !column || row === undefined) return null
  const note = noteOf(column, row, state.unread.get(line.key)?.[column.key])
  const changed = note ? null : (column.changed?.(row) ?? null)
  return changed === null ? note : { tone: 'changed', text: changed }
}

const LOOKS = {
  error: { Icon: CircleAlert, tone: tones.bad },
  warning: { Icon: TriangleAlert, tone: tones.wait },
  changed: { Icon: Pencil, tone: tones.run },
}

const HELP =
  'As setas andam, Enter edita, Ctrl+V cola de uma planilha, Ctrl+D preenche para baixo, Ctrl+Z desfaz; Esc e Tab saem da grade.'
const HELP_LOCKED = 'As setas andam, Ctrl+C copia; Tab sai da grade.'

/** The line under the sheet: what is wrong with the cell one is in, else how to go on; and what the last change did. */
export function GridStatus<Row>({ store, columns, isLocked, helpId }: GridStatusProps<Row>) {
  const text = useGridState(store, (state) => noteUnder(state, columns)?.text ?? '')
  const tone = useGridState(store, (state) => noteUnder(state, columns)?.tone ?? 'error')
  const message = useGridState(store, (state) => state.message)
  const { Icon, tone: colour } = LOOKS[tone]
  return (
    <div className={`${shared.row} ${shared.screenOnly} ${words.between} ${words.gap4x12} ${classes.status}`}>
      <span id={helpId} className={text ? shared.unseen : words.muted}>
        {isLocked ? HELP_LOCKED : HELP}
      </span>
      {text ? (
        // The cell itself says it to those who hear the screen.
        <span className={`${shared.line} ${words.gap8} ${classes.wrong} ${colour}`} aria-hidden>
          <Icon size={14} />
          {text}
        </span>
      ) : null}
      <span role="status" className={words.ink}>
        {message}
      </span>
    </div>
  )
}
