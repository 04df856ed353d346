import { useEffect, useRef } from 'react'
import { cellRole } from '../../ui/grid/roles.ts'
import shared from '../../ui/theme/shared.module.css'
import classes from './folha.module.css'

interface CelulaEditorProps {
  /** Which of its row's cells it is. */
  at: number
  label: string
  start: string
  /** What stands there is selected, so that typing takes its place. */
  selected: boolean
  /** What was typed, and how many rows further one goes on; null where somebody went elsewhere. */
  onDone: (texto: string, down: number | null) => void
  onCancel: () => void
}

const OPEN = { isSelected: true, isOpen: true, isWrong: false }

/** A cell that is being typed: Enter keeps it and goes down, Esc leaves it as it was. */
export function CelulaEditor({ at, label, start, selected, onDone, onCancel }: CelulaEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    input.current?.focus()
    if (selected) input.current?.select()
  }, [selected])
  const end = (work: () => void) => {
    if (isOver.current) return
    isOver.current = true
    work()
  }
  return (
    <div {...cellRole(at, OPEN)} className={classes.editing}>
      <input
        ref={input}
        className={`${shared.field} ${shared.inset} ${classes.input}`}
        aria-label={label}
        defaultValue={start}
        maxLength={32_767}
        onBlur={({ currentTarget }) => end(() => onDone(currentTarget.value, null))}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter') end(() => onDone(currentTarget.value, 1))
          if (key === 'Escape') end(onCancel)
        }}
      />
    </div>
  )
}
