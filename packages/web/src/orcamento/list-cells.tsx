import type { Fonte } from '@paco/domain/orcamento/fonte'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import parts from '../ui/data/parts.module.css'
import { Highlight } from '../ui/highlight.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './list-cells.module.css'
import { saldoMark } from './saldo.ts'

interface CodeCellProps {
  code: ReactNode
  /** What the code is called, where the option lists know it. */
  name: string | null
  find: string
}

/** A code over its name, which takes two lines at most; whole when pointed at, and in the row's details. */
export function CodeCell({ code, name, find }: CodeCellProps) {
  return (
    <>
      <span className={`${words.block} ${words.nowrap} ${words.tabular}`}>{code}</span>
      {name === null ? null : (
        <span className={`${shared.small} ${classes.name}`} title={name}>
          <Highlight text={name} find={find} />
        </span>
      )}
    </>
  )
}

/** The number of a line over its year, since numbers come again. */
export const FichaCell = ({ ficha, exercicio }: { ficha: ReactNode; exercicio: number | null }) => (
  <>
    {ficha}
    {exercicio === null ? null : (
      <small className={`${shared.small} ${words.block} ${words.tabular}`}>{exercicio}</small>
    )}
  </>
)

/** The six sources in a word or two; whole when pointed at, and in the row's details. */
const FONTE_WORDS: Record<Fonte, string> = {
  '01': 'Tesouro',
  '02': 'Estadual',
  '05': 'Federal',
  '07': 'Crédito',
  '91': 'Tesouro, anos anteriores',
  '95': 'Federal, anos anteriores',
}

export function FonteCell({ code, label }: { code: Fonte; label: string }) {
  return (
    <span title={label}>
      <span className={`${words.block} ${words.nowrap} ${words.tabular}`}>{code}</span>
      <span className={`${shared.small} ${classes.name} ${classes.word}`}>{FONTE_WORDS[code]}</span>
    </span>
  )
}

interface NumberCellProps {
  lancamento: Lancamento
  number: ReactNode
  open: boolean
  onToggle: () => void
}

/** The line's number, which unfolds what its codes mean. */
export function NumberCell({ lancamento, number, open, onToggle }: NumberCellProps) {
  return (
    <button
      type="button"
      className={`${parts.linkButton} ${words.inline} ${words.gap4} ${classes.unfold}`}
      aria-expanded={open}
      aria-label={`Detalhes do lançamento ${lancamento.id}`}
      onClick={onToggle}
    >
      <ChevronRight size={14} aria-hidden className={`${shared.screenOnly} ${classes.chevron}`} />
      {number}
    </button>
  )
}

/** What is left of the line, with a word where it is little. */
export function SaldoCell({ lancamento, amount }: { lancamento: Lancamento; amount: string }) {
  const mark = saldoMark(lancamento)
  return (
    <span className={classes.saldo}>
      {amount}
      {mark ? <StatusPill tone={mark.tone}>{mark.word}</StatusPill> : null}
    </span>
  )
}
