import type { List } from '@paco/domain/http/list'
import type { View } from '@paco/domain/http/view'
import { formatInstant } from '@paco/domain/shared/days'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCell } from './format-cell.ts'
import classes from './list-screen.module.css'
import { formatCount } from './pages.ts'
import type { Filter } from './types.ts'

interface PrintNotesProps {
  list: List
  filters: readonly Filter[]
  view: View
  shown: number
  total: number
}

/** What a filter is called and set to, as a person would read it from paper. */
function filterText({ list, filters }: PrintNotesProps, key: string, value: string): string {
  const filter = filters.find((known) => known.key === key)
  const column = list.columns.find((known) => known.key === key)
  const option =
    filter && filter.kind !== 'day'
      ? filter.options.find((known) => String(known.value) === value)
      : undefined
  const kind = filter?.kind === 'day' ? 'day' : 'text'
  const text = option?.label ?? formatCell(column ?? { key, label: key, kind }, value)
  return `${filter?.label ?? column?.label ?? key}: ${text}`
}

/** The instant of printing; empty before anybody prints, because telling an hour costs a slow machine a moment. */
function usePrintedAt(): string {
  const [printedAt, setPrintedAt] = useState('')
  useEffect(() => {
    // At once: the browser takes what stands there when its event has been heard.
    const note = () => flushSync(() => setPrintedAt(formatInstant(new Date().toISOString())))
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return printedAt
}

/** On paper only: which filter the rows belong to, how many they are and when they were printed. */
export function PrintNotes(props: PrintNotesProps) {
  const { view, shown, total } = props
  const printedAt = usePrintedAt()
  const notes = Object.entries(view.filters).map(([key, value]) => filterText(props, key, value))
  if (view.busca.trim() !== '') notes.unshift(`Pesquisa: “${view.busca.trim()}”`)
  notes.push(
    shown < total
      ? `${formatCount(shown)} de ${formatCount(total)} registros`
      : `${formatCount(total)} ${total === 1 ? 'registro' : 'registros'}`,
  )
  if (printedAt) notes.push(`Impresso em ${printedAt}`)
  return <p className={classes.printNotes}>{notes.join(' · ')}</p>
}
