import { NotebookPen, NotebookText } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import shared from '../../ui/theme/shared.module.css'
import classes from './folha.module.css'
import type { Memorias } from './memorias.ts'
import type { Row } from './rows.ts'

/** Opens a row's memory of calculation; filled where there is one. */
export function MemoriaButton({ row, memorias }: { row: Row; memorias: Memorias }) {
  const { memoria } = useSyncExternalStore(memorias.subscribe, () => memorias.of(row.chave))
  const button = useRef<HTMLButtonElement>(null)
  // In the sheet its cell is gone to and Enter presses it; on a card it is a stop of its own.
  useLayoutEffect(() => {
    if (button.current?.closest('[data-cell]')) button.current.tabIndex = -1
  })
  const Icon = memoria === null ? NotebookPen : NotebookText
  return (
    <button
      ref={button}
      type="button"
      className={`${shared.plate} ${classes.memoria}`}
      data-filled={memoria === null ? undefined : true}
      aria-label={`Memória de cálculo de ${row.codigo}${memoria === null ? ' (vazia)' : ''}`}
      aria-haspopup="dialog"
      onClick={() => memorias.open(row.chave)}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
